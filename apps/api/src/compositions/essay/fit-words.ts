import { countWords } from '@octavo/contract/count-words';

/** Drops the last sentences of a text as long as that brings its length closer to the wanted one. */
export function fitWords(paragraphs: readonly string[], words: number, language: string): string[] {
  const kept = paragraphs.map((paragraph) => sentencesOf(paragraph, language));
  const off = (sentences: readonly string[][]): number =>
    Math.abs(sentences.flat().reduce((sum, sentence) => sum + countWords(sentence), 0) - words);
  for (;;) {
    const shorter = withoutLast(kept);
    if (shorter.length === 0 || off(shorter) >= off(kept)) break;
    kept.splice(0, kept.length, ...shorter);
  }
  return kept.map((sentences) => sentences.join('').trim());
}

function withoutLast(paragraphs: readonly string[][]): string[][] {
  const last = paragraphs.at(-1)?.slice(0, -1) ?? [];
  return [...paragraphs.slice(0, -1), ...(last.length === 0 ? [] : [last])];
}

const sentencesOf = (paragraph: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(paragraph)].map(
    ({ segment }) => segment,
  );
