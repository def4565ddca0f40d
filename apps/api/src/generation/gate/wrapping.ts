import { type Asked, isOwnRequest } from './asked.ts';

/** What encloses the whole of an answer. */
export type Wrapping = { readonly skip: number; readonly end: RegExp };

const none: Wrapping = { skip: 0, end: /$^/u };
const fence = /^(?:```|~~~)([\w+-]*)[^\S\n]*\n/u;
const fenceEnd = /\n?[^\S\n]*(?:```|~~~)[^\S\n]*(?:\n|$)/u;
const plainWords = new Set(['', 'text', 'txt', 'plaintext', 'markdown', 'md', 'plain', 'html']);
const tag =
  /^<(p|b|strong|i|em|div|span|answer|text|output|result|response|rewrite|rewritten|rewritten_text|paraphrase|summary|selection|version|texte|réponse|texto|resposta|antwort|auswahl|final|final_answer)>\s*/iu;

/** The fence or the tag around an answer; none if the author's text has one, or code was asked for. */
export function wrappingOf(text: string, { replaced, ...asked }: Asked): Wrapping {
  const [fenced, language = ''] = fence.exec(text) ?? [];
  if (fenced !== undefined) {
    const isCode =
      /```|~~~/u.test(replaced) || (isOwnRequest({ replaced, ...asked }) && !plainWords.has(language));
    return isCode ? none : { skip: fenced.length, end: fenceEnd };
  }
  const [tagged, name = ''] = tag.exec(text) ?? [];
  if (tagged === undefined || replaced.includes(`<${name}>`)) return none;
  return { skip: tagged.length, end: new RegExp(`\\s*</${name}>`, 'iu') };
}

/** Whether a beginning may be that of a wrapping that is not complete yet. */
export const mayBeWrapping = (start: string): boolean =>
  /^(?:`{1,2}|~{1,2}|(?:```|~~~)[\w+-]*[^\S\n]*)$/u.test(start) || /^<[\p{L}_]{0,16}>?$/u.test(start);

/** Tokens with which a server's template ends an answer. */
const token =
  /<\|(?:im_end|im_start|eot_id|end_of_text|endoftext|end|assistant|user|system|start_header_id|end_header_id)\|>|<\/s>|<(?:end|start)_of_turn>|\[\/?INST\]|<\|?\/?(?:begin|end)▁of▁sentence\|?>|### ?(?:Instruction|Response|Human|User|Assistant):?/u;

/** Where the model's template continues after the answer. */
export const templateAt = (text: string, material: string): number | undefined =>
  token.test(material) ? undefined : token.exec(text)?.index;

/** How many characters at the end may be the beginning of a template token or a closing tag. */
export const mayBeTemplate = (text: string): number => {
  const at = Math.max(
    text.lastIndexOf('<'),
    text.lastIndexOf('[/'),
    text.lastIndexOf('[I'),
    text.lastIndexOf('###'),
  );
  return at >= 0 && text.length - at < 24 && !/\s{2}|>./u.test(text.slice(at)) ? text.length - at : 0;
};

const pairs: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '‘': '’',
  "'": "'",
};

/**
 * Whether an answer begins with a quotation mark that the replaced text does not have: only the end shows what it
 * belongs to.
 */
export const mayBeQuoted = (text: string, { replaced }: Asked): boolean => {
  const [first = ''] = text;
  const [own = ''] = replaced.trimStart();
  return first in pairs && !(own in pairs);
};

/** The answer without quotation marks that enclose all of it. */
export function withoutQuotes(text: string, asked: Asked): string {
  if (!mayBeQuoted(text, asked)) return text;
  const whole = text.trim();
  const [first = ''] = whole;
  const closing = pairs[first] ?? '';
  if (whole.length < 3 || !closing.includes(whole.at(-1) ?? ' ')) return text;
  const inner = whole.slice(1, -1);
  // If a mark inside closes the first one, the text merely begins and ends with something quoted.
  const isClosed =
    first === closing
      ? new RegExp(`[^\\s([]${first}(?![\\p{L}\\p{N}])`, 'u').test(
          inner.replaceAll(/(?<=\s|^|\()(["'])[^"']*\1/gu, ''),
        )
      : closesFirst(inner, first, closing);
  return isClosed ? text : inner.trim();
}

function closesFirst(inner: string, opening: string, closing: string): boolean {
  let open = 1;
  for (const sign of inner) {
    if (sign === opening) open += 1;
    // An apostrophe looks like a closing single quotation mark.
    else if (closing.includes(sign) && sign !== '’') open -= 1;
    if (open === 0) return true;
  }
  return false;
}
