import type { InformalText } from './informal-text.ts';

export interface FormalityVerdict {
  /** Informal words, and how many of them were removed. */
  readonly informal: number;
  readonly gone: number;
  /** Expected formal expressions, and how many of them are present. */
  readonly expected: number;
  readonly said: number;
  /** Every word that carries the meaning is still present. */
  readonly kept: boolean;
}

/** Grades how formal a rewriting is; ignores case and the form of apostrophes. */
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

/** Puts spaces around words, so that one is not found within another. */
const flat = (text: string): string =>
  ` ${(
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  ).join(' ')} `;
