import { isCompound } from './joined-words.ts';
import { isTradeWord } from './trade-words.ts';

/** Shorter ones stand in many languages. */
const tellingWord = 4;
/** "bar", "pie" of "barchart", "piechart". */
const shortestPart = 3;

/**
 * Whether a word of a line is one of English, a name of the trade or a compound of two words.
 *
 * @param strange words in small letters that stand in no dictionary of English: names are among them
 */
export function isKnownInLine(word: string, strange: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase();
  return !strange.has(lower) || isTradeWord(lower) || isCompound(lower, shortestPart);
}

/** Whether a short line is English but for one word: "Climate chnage". */
export function isEnglishButForOne(words: readonly string[], strange: ReadonlySet<string>): boolean {
  const known = words.filter((word) => isKnownInLine(word, strange));
  return words.length - known.length <= 1 && known.some((word) => word.length >= tellingWord);
}
