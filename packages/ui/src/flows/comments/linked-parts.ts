export interface TextPart {
  readonly text: string;
  readonly isAddress: boolean;
  readonly start: number;
}

const address = /https?:\/\/[^\s<>"“”«»]+/gu;
const closing = /[.,;:!?)\]’']+$/u;

/** Splits a text so that web addresses are separate from the rest. Only http and https count. */
export function partsOf(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(address)) {
    const url = found[0].replace(closing, '');
    if (!URL.canParse(url)) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index), isAddress: false, start: end });
    parts.push({ text: url, isAddress: true, start: found.index });
    end = found.index + url.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isAddress: false, start: end });
  return parts;
}
