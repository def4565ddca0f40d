const name = String.raw`\p{Lu}[\p{L}’'-]+`;
const joined = String.raw`(?:,? (?:&|and|et|und|e|y) |, )`;
const year = String.raw`(?:1[5-9]|20)\d\d[a-z]?`;
/** (Smith, 2020), (see Smith & Jones, 2020, p. 4), (Smith et al. 2020; Doe, 2019) */
const bracketed = new RegExp(
  String.raw`\((?:[^()]*?[\s;])?(${name}(?:${joined}${name})*(?: et al\.?)?),? (${year})[^()]*\)`,
  'gu',
);
/** Smith (2020), Smith and Jones (2020) */
const spoken = new RegExp(String.raw`(${name}(?:${joined}${name})*(?: et al\.?)?) \((${year})[^()]*\)`, 'gu');
const numbered = /\[\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]|\[\^[\w-]{1,12}\]/gu;

/**
 * Citations in a text: author and year, or a number in square brackets. Each is a list of what a text that keeps it
 * must contain.
 */
export function citationsOf(text: string): string[][] {
  const byAuthor = [...text.matchAll(bracketed), ...text.matchAll(spoken)].map(
    ([, authors = '', published = '']) => [authors.match(/\p{Lu}[\p{L}’'-]+/u)?.[0] ?? '', published],
  );
  const byNumber = (text.match(numbered) ?? []).map((found) => [found.replaceAll(/\s/g, '')]);
  return [...byAuthor, ...byNumber];
}

/** Whether a text cites a source, in any form. */
export const hasCitation = (text: string, citation: readonly string[]): boolean => {
  const plain = citation.length === 1 ? text.replaceAll(/(?<=\[[^\]]*)\s/gu, '') : text;
  return citation.every((part) => plain.includes(part));
};
