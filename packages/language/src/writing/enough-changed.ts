const least = 1 / 6;
/** New pairs in a row: four new words, so more than a phrase that was exchanged. */
const longRun = 5;

/** Words and ends of sentences, as if the text followed one. */
const wordsOf = (text: string): string[] => [
  '.',
  ...(text.toLowerCase().match(/[\p{L}\p{N}]+|[.!?]/gu) ?? []),
];

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]} ${word}`);

/**
 * Whether a rewording is more than one exchanged word or phrase: it differs in two places or more, or in one of four
 * words or more, and at least a sixth of its pairs of neighbouring words are new. A new word makes two new pairs, a
 * clause in another place three.
 */
export function isEnoughChanged(text: string, reworded: string): boolean {
  const former = new Set(pairsOf(wordsOf(text)));
  const isNew = pairsOf(wordsOf(reworded)).map((pair) => !former.has(pair));
  const places = isNew.filter((pair, index) => pair && isNew[index - 1] !== true).length;
  const pairs = isNew.filter(Boolean).length;
  return (places >= 2 || pairs >= longRun) && pairs / isNew.length >= least;
}
