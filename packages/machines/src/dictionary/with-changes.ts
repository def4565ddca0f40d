import type { WritingPreferences, WritingPreferencesChange } from '@octavo/contract';

/**
 * The lists as they will be once what is added has been sent. What is taken away stays until the server has done so,
 * since the text is checked again by then.
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
