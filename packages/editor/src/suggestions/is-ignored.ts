import { plainWord } from '@octavo/contract/equal-text';
import { concealed } from './concealed.ts';
import type { Finding } from './suggestion.ts';
import type { SuggestionState } from './suggestion-state.ts';

/** Spelling is ignored by word, everything else by rule. */
export function isIgnored(
  { kind, original, rule }: Pick<Finding, 'kind' | 'original' | 'rule'>,
  { words, ignoredRules, ignored }: Pick<SuggestionState, 'words' | 'ignoredRules' | 'ignored'>,
): boolean {
  if (kind !== 'spelling') return ignoredRules.includes(rule);
  const word = plainWord(original);
  return (
    words.has(word) || (ignored.words.length > 0 && ignored.words.includes(concealed(ignored.salt, word)))
  );
}
