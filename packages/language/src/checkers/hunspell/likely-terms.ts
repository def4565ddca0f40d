import type { DictionaryLanguage } from './dictionary-language.ts';
import { isEnglish } from './english-aside.ts';
import { bare } from './slip-distance.ts';
import type { WordRanks } from './word-ranks.ts';

/** Learners seldom misspell words this short; commands and short names are unknown just as often. */
const shortWord = 4;

/**
 * Whether an unknown word is more often a term than a slip: it is short, English, resembles only rare words, or lacks
 * only a capital ("apt", "sync", "vaults", "cyrus"). A missing accent is a slip in any word.
 */
export function isLikelyTerm(
  written: string,
  meant: string,
  language: DictionaryLanguage,
  rankOf: WordRanks,
): boolean {
  const isCapitalOnly = written.toLowerCase() === meant.toLowerCase();
  if (isCapitalOnly) return language !== 'de';
  if (bare(written) === bare(meant)) return false;
  const isRare = rankOf(meant.toLowerCase()) === undefined && !meant.includes(' ');
  return written.length <= shortWord || isRare || isEnglish(written);
}
