import { concealed } from './concealed.ts';
import type { Finding } from './suggestion.ts';
import type { SuggestionState } from './suggestion-state.ts';

/** Capitals and the form of an apostrophe make no other word; the server compares as this does. */
export const plainWord = (word: string): string => word.normalize('NFC').toLowerCase().replaceAll('’', "'");

/** Spelling is ignored by words, everything else by rules. */
export function isUnheard(
  { kind, original, rule }: Pick<Finding, 'kind' | 'original' | 'rule'>,
  { words, ignoredRules, ignored }: Pick<SuggestionState, 'words' | 'ignoredRules' | 'ignored'>,
): boolean {
  if (kind !== 'spelling') return ignoredRules.includes(rule);
  const word = plainWord(original);
  return (
    words.has(word) || (ignored.words.length > 0 && ignored.words.includes(concealed(ignored.salt, word)))
  );
}
