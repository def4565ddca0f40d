import { wordsOfShortLine } from '../../engine/short-line.ts';
import type { DictionaryLanguage } from './dictionary-language.ts';
import { isEnglish } from './english-aside.ts';
import { slipDistance } from './slip-distance.ts';
import type { WordRanks } from './word-ranks.ts';

/** Distances: `near` covers doubled or swapped letters, `far` also one letter left out or added. */
const reaches = { near: 0.6, far: 0.92 };
/** How many letters a word needs to be recognisable; one more if the word it resembles is rare. */
const letters = {
  word: { near: 3, far: 4 },
  noun: { near: 4, far: 5 },
  capital: { near: 4, far: 6 },
};
/** No German name ends like these nouns. */
const nounEnding = /(?:ung|heit|keit|schaft|tät|tion)(?:en|s)?$/u;

/** "Lsta": names hardly ever begin with three consonants, but for s, Mc, and a liquid in the middle. */
const noName = /^(?!s|mc)[^aeiouyà-ÿ][^aeiouyhlrà-ÿ][^aeiouyà-ÿ]/iu;

interface Knowledge {
  readonly language: DictionaryLanguage;
  readonly isKnown: (word: string) => boolean;
  readonly isCommon: (word: string) => boolean;
  readonly rankOf: WordRanks;
}

export interface WordInLine {
  readonly text: string;
  /** The part of the line before the word. */
  readonly before: string;
}

/** Judges misspelt words in headings and other short lines, where there is no sentence or other mistake to go by. */
export interface SlipsInLines {
  /**
   * Whether one word of a short line may be a slip: because it alone is unknown, lower-case words of English aside, or
   * because the other unknown words are capitalised inside the line, as names are: "Insatlar o Debian Edu".
   */
  readonly slipIn: (paragraph: string) => 'alone' | 'amongNames' | null;
  /** "Buudget-Vorhersage": in longer texts a capitalised part is taken for a name. */
  readonly hasUnknownPart: (word: string) => boolean;
  /** Whether the lone unknown word of a line is a slip of `meant`, however rare that is. */
  readonly isSlipOf: (word: WordInLine, meant: string, isAmongNames?: boolean) => boolean;
  /** Whether the word is capitalised in the middle of the line, as names are. */
  readonly isCapitalInside: (word: WordInLine) => boolean;
}

export function slipsInLines({ language, isKnown, isCommon, rankOf }: Knowledge): SlipsInLines {
  const isCapitalInside = ({ text, before }: WordInLine): boolean =>
    language !== 'de' && isCapital(text) && /\p{L}/u.test(before);

  // "Buchungs-Zuordnung".
  const isLinked = (part: string): boolean => part.endsWith('s') && isKnown(part.slice(0, -1));

  return {
    slipIn(paragraph) {
      const words = wordsOfShortLine(paragraph) ?? [];
      if (words.length < 2) return null;
      const strange = words
        .map((text, index) => ({ text, isName: language !== 'de' && index > 0 && isCapital(text) }))
        .filter(({ text }) => !isKnown(text));
      // Of another language: "Debugging interpreted language codes".
      if (strange.length > 2 && strange.length > words.length / 2) return null;
      const unknown = strange.filter(({ text }) => isCapital(text) || !isEnglish(text));
      if (unknown.length === 1) return 'alone';
      return unknown.filter(({ isName }) => !isName).length === 1 ? 'amongNames' : null;
    },
    hasUnknownPart: (word) =>
      /['’-]/u.test(word) &&
      word.split(/['’-]/u).some((part) => /^\p{Lu}\p{L}{2}/u.test(part) && !isKnown(part) && !isLinked(part)),
    isSlipOf(word, meant, isAmongNames = false) {
      const { text } = word;
      // German nouns are capitalised in the dictionary too.
      const written = language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1);
      const distance = slipDistance(written, meant, language);
      if (meant.includes(' ') || distance > reaches.far) return false;
      const reach = distance <= reaches.near ? 'near' : 'far';
      const rare = rankOf(meant.toLowerCase()) === undefined ? 1 : 0;
      if (!isCapital(text)) return text.length >= letters.word[reach] + rare;
      if (language === 'de') {
        return (isCommon(meant) || nounEnding.test(meant)) && text.length >= letters.noun[reach] + rare;
      }
      if (isCapital(meant)) return false;
      if (isAmongNames && (isCapitalInside(word) || !isDoubledOrSwapped(written, meant))) return false;
      // "Scapin" is not "sapin".
      if (isCapitalInside(word) && !isDoubledOrSwapped(written, meant)) {
        return rare === 0 && text.length > letters.capital.far;
      }
      return text.length >= letters[noName.test(text) ? 'word' : 'capital'][reach] + rare;
    },
    isCapitalInside,
  };
}

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** The same letters in another order, or with one of them doubled. */
const isDoubledOrSwapped = (written: string, meant: string): boolean =>
  withoutDoubles(written) === withoutDoubles(meant) || inOrder(written) === inOrder(meant);

const withoutDoubles = (word: string): string => word.replaceAll(/(\p{L})\1/gu, '$1');
const inOrder = (word: string): string => Array.from(word).toSorted().join('');
