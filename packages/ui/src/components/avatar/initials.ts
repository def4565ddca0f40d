/** The first letters of a name's first and last word, in capitals; a letter may be more than one character. */
export function initials(name: string, language?: string): string {
  const words = name.split(/[\s\-–]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  const segmenter = new Intl.Segmenter(language, { granularity: 'grapheme' });
  return [first, last]
    .flatMap((word) => (word === undefined ? [] : [[...segmenter.segment(word)][0]?.segment ?? '']))
    .join('')
    .toLocaleUpperCase(language);
}
