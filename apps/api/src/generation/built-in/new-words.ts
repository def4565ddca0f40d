import { wordPlaces } from '@octavo/language/asking/word-places';

/**
 * The words of a text that are not its author's: what the built-in engine is charged for (decision 0207). A word that
 * occurs more often than in the author's text counts for each additional occurrence.
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

/** Without surrounding punctuation, and without the capital at the beginning of a sentence. */
function wordsOf(text: string): string[] {
  const places = [...wordPlaces(text)];
  return places.map((at, index) =>
    text
      .slice(at, places[index + 1])
      .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
      .toLowerCase(),
  );
}
