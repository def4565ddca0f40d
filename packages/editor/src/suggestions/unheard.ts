import type { Finding } from './suggestion.ts';
import type { SuggestionState } from './suggestion-state.ts';

/** Capitals and the form of an apostrophe make no other word; the server compares as this does. */
export const plainWord = (word: string): string => word.normalize('NFC').toLowerCase().replaceAll('’', "'");

/** Spelling is ignored by words, everything else by rules. */
export function isUnheard(
  { kind, original, rule }: Pick<Finding, 'kind' | 'original' | 'rule'>,
  { words, ignoredRules }: Pick<SuggestionState, 'words' | 'ignoredRules'>,
): boolean {
  return kind === 'spelling' ? words.has(plainWord(original)) : ignoredRules.includes(rule);
}
