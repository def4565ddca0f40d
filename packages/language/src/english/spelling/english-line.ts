import { isCompound } from './joined-words.ts';
import { isTradeWord } from './trade-words.ts';

/** Shorter words occur in many languages. */
const tellingWord = 4;
/** "bar", "pie" of "barchart", "piechart". */
const shortestPart = 3;

/**
 * Whether a word of a line is an English word, a technical term or a compound of two words.
 *
 * @param strange lower-case words that are in no English dictionary, names included
 */
export function isKnownInLine(word: string, strange: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase();
  return !strange.has(lower) || isTradeWord(lower) || isCompound(lower, shortestPart);
}

/** Whether a short line is English except for one word: "Climate chnage". */
export function isEnglishButForOne(words: readonly string[], strange: ReadonlySet<string>): boolean {
  const known = words.filter((word) => isKnownInLine(word, strange));
  return words.length - known.length <= 1 && known.some((word) => word.length >= tellingWord);
}
