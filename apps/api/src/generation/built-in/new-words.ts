import { wordPlaces } from '../../allowance/word-places.ts';

/**
 * The words of a text that its author has not written: what the built-in engine is charged for (decision 0207). A word
 * that stands more often than in the author's own text counts as often as it does.
 */
export function newWords(text: string, own: string): string {
  const left = new Map<string, number>();
  for (const word of wordsOf(own)) left.set(word, (left.get(word) ?? 0) + 1);
  const added: string[] = [];
  for (const word of wordsOf(text)) {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    else added.push(word);
  }
  return added.join(' ');
}

/** Without what only surrounds a word, and the capital of a sentence's beginning. */
function wordsOf(text: string): string[] {
  const places = [...wordPlaces(text)];
  return places.map((at, index) =>
    text
      .slice(at, places[index + 1])
      .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
      .toLowerCase(),
  );
}
