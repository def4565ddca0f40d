import { plainWord } from '@octavo/contract/equal-text';
import type { Correction, WritingPreferences } from '@octavo/contract';

/**
 * Leaves out what an account does not want to see: ignored rules, and spelling of words in its dictionary. Spelling as
 * a whole cannot be ignored. Applied to finished corrections, so that all accounts can share what was checked.
 */
export function applyPreferences(
  text: string,
  corrections: readonly Correction[],
  { words, ignoredRules }: WritingPreferences,
): Correction[] {
  const ignored = new Set(ignoredRules);
  const known = new Set(words.map(plainWord));
  return corrections.filter(({ offset, length, icon, rule }) => {
    return icon === 'spelling'
      ? !known.has(plainWord(text.slice(offset, offset + length)))
      : !ignored.has(rule);
  });
}
