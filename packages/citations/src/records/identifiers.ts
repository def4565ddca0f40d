/** What a user looks up: a work by its identifier, a page, or words. */
export type Question =
  | { readonly kind: 'doi'; readonly doi: string }
  | { readonly kind: 'isbn'; readonly isbn: string }
  | { readonly kind: 'url'; readonly url: URL }
  | { readonly kind: 'words'; readonly words: string };

/** A DOI may contain any printable character; older ones contain brackets (ISO 26324; ANSI/NISO Z39.56). */
const doiForm = /\b10\.\d{4,9}(?:\.\d+){0,8}\/[^\s"“”«»\p{Cc}]{1,1000}/u;

/** Reads a text that is only a DOI, an ISBN or a web address as such, and anything else as words. */
export function readQuestion(text: string): Question {
  const words = text.replaceAll(/\s+/gu, ' ').trim();
  if (!words.includes(' ')) {
    const doi = doiIn(words);
    if (doi !== undefined && /^(?:doi:|https?:\/\/|10\.)/iu.test(words)) return { kind: 'doi', doi };
    if (/^https?:\/\/./iu.test(words) && URL.canParse(words)) return { kind: 'url', url: new URL(words) };
  }
  const spokenDoi = /^doi:?\s+(10\.\S+)$/iu.exec(words)?.[1];
  if (spokenDoi !== undefined) return { kind: 'doi', doi: normalDoi(spokenDoi) };
  const isbn = isbnOf(words);
  return isbn === undefined ? { kind: 'words', words } : { kind: 'isbn', isbn };
}

/** The first DOI in a text, without trailing punctuation. */
export function doiIn(text: string): string | undefined {
  const found = doiForm.exec(
    decoded(text).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  )?.[0];
  return found === undefined ? undefined : normalDoi(found);
}

/** DOIs are case-insensitive. */
export const normalDoi = (doi: string): string =>
  withoutMarksBehind(
    doi.slice(0, 1100).replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)\s*/iu, ''),
  ).toLowerCase();

/** The address at which a DOI is resolved. */
export const doiAddress = (doi: string): string =>
  `https://doi.org/${doi.replaceAll(/[^\w./:;()-]/gu, encodeURIComponent)}`;

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/** Strips punctuation of the surrounding sentence, and a closing bracket that was not opened inside the DOI. */
function withoutMarksBehind(doi: string): string {
  for (let text = doi; ; text = text.slice(0, -1)) {
    const last = text.at(-1) ?? '';
    const opening = closing[last];
    const isOwn = opening !== undefined && count(text, opening) >= count(text, last);
    if (isOwn || !/[.,;:!?)\]}>'’]/u.test(last)) return text;
  }
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** An ISBN of 10 or 13 digits with a valid check digit, without dashes. */
export function isbnOf(text: string): string | undefined {
  const digits = text
    .replace(/^isbn(?:-1[03])?:?\s*/iu, '')
    .replaceAll(/[\s\-–]/gu, '')
    .toUpperCase();
  if (/^97[89]\d{10}$/u.test(digits)) {
    const sum = Array.from(digits).reduce(
      (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
      0,
    );
    return sum % 10 === 0 ? digits : undefined;
  }
  if (!/^\d{9}[\dX]$/u.test(digits)) return undefined;
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - index),
    0,
  );
  return sum % 11 === 0 ? digits : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
