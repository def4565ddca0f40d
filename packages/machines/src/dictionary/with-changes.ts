import type { WritingPreferences, WritingPreferencesChange } from '@octavo/contract';

/**
 * The lists with all pending additions. Pending removals are not applied until the server confirms them, since the text
 * is checked again then.
 */
export function withAdditions(
  kept: WritingPreferences,
  changes: readonly WritingPreferencesChange[],
): WritingPreferences {
  const added = (old: readonly string[], fresh: readonly string[]) => [...new Set([...old, ...fresh])];
  return {
    words: added(
      kept.words,
      changes.flatMap(({ addWords = [] }) => addWords),
    ),
    ignoredRules: added(
      kept.ignoredRules,
      changes.flatMap(({ ignoreRules = [] }) => ignoreRules),
    ),
  };
}
