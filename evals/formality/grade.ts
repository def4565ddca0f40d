import type { InformalText } from './informal-text.ts';

export interface FormalityVerdict {
  /** Informal words, and how many of them are gone. */
  readonly informal: number;
  readonly gone: number;
  /** What a formal text would say, and how much of it is said. */
  readonly expected: number;
  readonly said: number;
  /** Every word that carries the meaning is still there. */
  readonly kept: boolean;
}

/** How formal a rewriting is; capitals and the form of apostrophes do not count. */
export function gradeFormality(item: InformalText, rewritten: string): FormalityVerdict {
  const says = wordsIn(rewritten);
  return {
    informal: item.informal.length,
    gone: item.informal.filter((words) => !says(words)).length,
    expected: item.formal.length,
    said: item.formal.filter((choices) => choices.some(says)).length,
    kept: item.keep.every(says),
  };
}

function wordsIn(text: string): (words: string) => boolean {
  const plain = flat(text);
  return (words) => plain.includes(flat(words));
}

/** Words between spaces, so that one is not found within another. */
const flat = (text: string): string =>
  ` ${(
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  ).join(' ')} `;
