import { countWords } from '@octavo/contract/count-words';
import type { RecordedKind } from '@octavo/contract/writing-origins';

export type Figures = Readonly<
  Partial<Record<RecordedKind, { readonly characters: number; readonly words: number }>>
>;

/** @param before the character before the text: a letter that continues a word does not start one */
export function withCount(figures: Figures, kind: RecordedKind, text: string, before: string): Figures {
  if (text === '') return figures;
  const { characters, words } = figures[kind] ?? { characters: 0, words: 0 };
  const begun = countWords(before + text) - countWords(before);
  // A patch inside a word changed that word.
  const isPatch = begun === 0 && !ownKeys.has(kind) && text.trim() !== '';
  return {
    ...figures,
    [kind]: { characters: characters + text.length, words: words + (isPatch ? 1 : begun) },
  };
}

/** Kinds that arrive letter by letter. */
const ownKeys: ReadonlySet<RecordedKind> = new Set(['typed', 'removed', 'undone']);
