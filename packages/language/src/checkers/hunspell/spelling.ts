import { isPlainSlip } from '../../engine/certainty/plain-slip.ts';
import { matchCase } from '../../engine/match-case.ts';
import type { Finding } from '../../engine/finding.ts';
import { isTradeWord } from '../../english/spelling/trade-words.ts';
import type { SpellingHabit } from '../../engine/spelling-habit.ts';
import type { DictionaryLanguage } from './dictionary-language.ts';
import { type Effort, unlimited } from './effort.ts';
import { isEnglish, isEnglishAside } from './english-aside.ts';
import { foreignParts, type Place } from './foreign-parts.ts';
import { isLikelyTerm } from './likely-terms.ts';
import { isPartOfCode } from './part-of-code.ts';
import type { Dictionary } from './open-dictionary.ts';
import { isPartOfGerman, otherWords } from './other-words.ts';
import { createReplacements, type Replacement } from './replacements.ts';
import {
  isAbbreviation,
  isFutureWithPronoun,
  isLoanword,
  isWithinName,
  portugueseCosts,
} from './portuguese-forms.ts';
import { isRightIn } from './spelling-habits.ts';
import { bare, slipDistance } from './slip-distance.ts';
import { slipsInLines } from './slips-in-lines.ts';
import type { WordRanks } from './word-ranks.ts';

const summaries: Readonly<Record<DictionaryLanguage, string>> = {
  fr: 'Ce mot ne figure dans aucun dictionnaire.',
  de: 'Dieses Wort steht in keinem Wörterbuch.',
  pt: 'Esta palavra não consta de nenhum dicionário.',
};

export const spellingRules: Readonly<Record<DictionaryLanguage, string>> = {
  fr: 'FrSpelling',
  de: 'DeSpelling',
  pt: 'PtSpelling',
};

const word = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu)['’]/iu;
/** Words that all these languages have borrowed and some dictionaries lack; without their plural s. */
const borrowed = new Set(
  'online offline smartphone software hardware email e-mail podcast streaming marketing design web website site blog chip jazz pizza sushi workshop feedback startup selfie influencer hashtag link bullying stres app chat click tablet laptop browser server backup download upload upgrade fitnes yoga hobby thriller bestseller rock pop punk hip-hop burger snack brunch smoothie tofu wifi wi-fi router cloud capô garage ticket scan shopping outdoor surf skate skateboard snowboard airbag designer manager team coach show'.split(
    ' ',
  ),
);
/** After these a capitalised word is a noun, hardly ever a name; "eine gute Ide", but "die kleine Mia". */
const behindArticle =
  /(?:^|\s)(?:k?eine?[nmrs]?\s\p{Ll}{3,}e[nmrs]?|eine?[nmrs]?|(?:k|m|d|s)eine?[nmrs]?|das|die|dies\p{Ll}+|viele|alle|einige|zwei|drei|vier)\s$/iu;
/** Hunspell's own search is used at most this often for one paragraph. */
const mostSearches = 12;
/** The highest cost at which a replacement is reported, for capitalised words, which may be names, and for others. */
const mostCost = { name: 1.02, noun: 1.35, opening: 1.15, word: 1.7, rare: 1.2, part: 0.75 };

/** A rarer word at the start of a sentence may be a name that resembles it: "Evolution", "Solfege". */
const mostRankOfOpening = 1000;
/** Up to this distance there is little doubt what was meant. */
const near = 0.8;

export interface Spelling {
  readonly isKnown: (word: string) => boolean;
  check(paragraph: string, effort?: Effort, habit?: SpellingHabit): Finding[];
}

/** Finds words of a paragraph that are in no dictionary and resemble one that is. Skips names, numbers and code. */
export function createSpelling(
  language: DictionaryLanguage,
  dictionary: Dictionary,
  rankOf: WordRanks,
  isCommon: (word: string) => boolean = () => true,
  meantBy?: (word: string) => string | undefined,
  /** A word that is accepted may still not be worth proposing: "Benchmarkding". */
  mayPropose: (word: string) => boolean = dictionary.isKnown,
): Spelling {
  const replacements = createReplacements(language, { ...dictionary, isKnown: mayPropose }, rankOf, meantBy);
  const lines = slipsInLines({ language, isKnown, isCommon, rankOf });
  const verdicts = new Map<string, boolean>();

  function isKnown(text: string): boolean {
    const known = verdicts.get(text);
    if (known !== undefined) return known;
    const verdict = isRight(text);
    if (verdicts.size >= 50_000) verdicts.clear();
    verdicts.set(text, verdict);
    return verdict;
  }

  function isRight(text: string): boolean {
    if (otherWords[language].has(text)) return true;
    const singular = text.replace(/s$/, '');
    if (borrowed.has(singular.toLowerCase()) || isTradeWord(text) || isTradeWord(singular)) return true;
    if (dictionary.isKnown(text) || dictionary.isKnown(text.replaceAll('’', "'"))) return true;
    if (dictionary.isKnown(text.toLowerCase()) && (language !== 'de' || /^\p{Lu}/u.test(text))) return true;
    const [elision] = language === 'fr' ? (elided.exec(text) ?? []) : [];
    if (elision !== undefined && elision.length < text.length) return isKnown(text.slice(elision.length));
    if (language === 'pt' && (isLoanword(text.toLowerCase()) || isFutureWithPronoun(text, isKnown))) {
      return true;
    }
    if (!/['’-]/.test(text)) return false;
    // "lembramo-nos": the verb loses its s before "nos" and "lo".
    const [, shortened] = (language === 'pt' && /^(\p{L}+mo)-(?:nos|l[oa]s?)$/u.exec(text)) || [];
    if (shortened !== undefined) return isKnown(`${shortened}s`);
    const parts = text.split(/['’-]/).filter((part) => part !== '');
    return parts.length > 1 && parts.every((part) => part.length === 1 || isKnown(part) || isName(part));
  }

  return {
    isKnown,
    check(paragraph, effort = unlimited, habit?: SpellingHabit) {
      let searches = 0;
      const ofParagraph: Effort = {
        ...effort,
        maySearch: () => searches++ < mostSearches && effort.maySearch(),
      };
      const skipped = foreignParts(paragraph, language, isKnown);
      const place = lines.slipIn(paragraph);
      return [...paragraph.matchAll(word)].flatMap(({ 0: whole, index }): Finding[] => {
        const isRightHere = isKnown(whole) && !(place === 'alone' && lines.hasUnknownPart(whole));
        if (habit && isRightIn(habit, whole, isKnown)) return [];
        if (isCode(whole) || isRightHere || within(skipped, index)) return [];
        if (isPartOfCode(paragraph, whole, index) || isEnglishAside(paragraph, whole, index, isKnown)) {
          return [];
        }
        if (language === 'pt' && isOtherwiseRight(paragraph, whole, index)) return [];
        // "fizes-te" has a rule of its own.
        if (language === 'pt' && whole.endsWith('s-te') && isKnown(whole.replace(/s-te$/u, 'ste'))) return [];
        if (language === 'de' && isPartOfGerman(paragraph, whole, index)) return [];
        // "der tar-Befehl": the name of a program.
        if (language === 'de' && /^\p{Ll}+-\p{Lu}/u.test(whole)) return [];
        const [elision = ''] = language === 'fr' ? (elided.exec(whole) ?? []) : [];
        const { text, offset } = wrongPart(whole.slice(elision.length), index + elision.length, isKnown);
        if (text.length < 3 || isCode(text) || (habit && isRightIn(habit, text, isKnown))) return [];
        // German nouns are capitalised in the dictionary too.
        const looked = language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1);
        const found = replacements(looked, ofParagraph);
        const inLine = { text, before: paragraph.slice(0, offset) };
        const slip =
          place === null
            ? undefined
            : found.find(({ word: meant }) => lines.isSlipOf(inLine, meant, place === 'amongNames'));
        const best = slip ?? found[0];
        if (!best || (!slip && best.cost > allowed(paragraph, text, offset, best))) return [];
        const [replacement = '', ...alternatives] = [
          ...new Set([best, ...found].map(({ word: other }) => matchCase(text, other))),
        ];
        // The full stop of "usw." is already there.
        if (replacement === `${text}.` && paragraph[offset + text.length] === '.') return [];
        const isTerm = isLikelyTerm(text, replacement, language, rankOf);
        const isFar =
          slipDistance(looked, best.word, language) > near ||
          (slip !== undefined && lines.isCapitalInside(inLine));
        const isPlain = !isTerm && !isFar && isPlainlyMisspelt(paragraph, offset, text, replacement);
        return [
          {
            offset,
            length: text.length,
            kind: 'spelling',
            ...(isFar && { isFar }),
            ...(isTerm && { isTerm }),
            ...(isPlain && { isPlain }),
            rule: spellingRules[language],
            reason: 'UnknownWord',
            summary: summaries[language],
            replacement,
            alternatives,
          },
        ];
      });
    },
  };

  /** Lacks only an accent, or is a single slip of a frequent word. */
  function isPlainlyMisspelt(paragraph: string, offset: number, written: string, meant: string): boolean {
    const isFrequent = (other: string, isOpening: boolean): boolean =>
      (bare(other) === bare(written) && !isOpening) ||
      [rankOf(other), rankOf(other.toLowerCase())].some(
        (rank) => rank !== undefined && (!isOpening || rank < mostRankOfOpening),
      );
    const isNoun = language === 'de' && behindArticle.test(paragraph.slice(0, offset));
    return isPlainSlip(paragraph, { offset, length: written.length, replacement: meant }, isFrequent, isNoun);
  }

  function allowed(paragraph: string, text: string, offset: number, best: Replacement): number {
    if (!isName(text)) {
      // A rare word missing from the dictionary may resemble another rare word by chance.
      const isRare = rankOf(best.word.toLowerCase()) === undefined && !best.word.includes(' ');
      if (language !== 'de' && isRare) return language === 'pt' ? portugueseCosts.rare : mostCost.rare;
      const isPart = language === 'pt' && /^-\p{L}{4}/u.test(paragraph.slice(offset + text.length));
      return isPart ? mostCost.part : language === 'pt' ? portugueseCosts.word : mostCost.word;
    }
    // A name may resemble another name or a rare word by chance.
    if (language === 'de' && isEnglish(text) && rankOf(best.word.toLowerCase()) === undefined) return 0;
    if (language === 'de' ? !isCommon(best.word) : /^\p{Lu}/u.test(best.word)) return 0;
    // "Frans Pop", and "Frans" again.
    if (language !== 'de' && new RegExp(String.raw`(?<!\p{L})${text}\s\p{Lu}`, 'u').test(paragraph)) return 0;
    const before = paragraph.slice(0, offset);
    if (/(?:^|[.!?…:]["'»”’)]*\s+|^["'«»„“‘(\s-]+)$/u.test(before)) {
      return language === 'pt' ? portugueseCosts.opening : mostCost.opening;
    }
    if (language !== 'de') return 0;
    const isCalled =
      /(?:\p{Lu}[\p{L}.-]*|von|van|de)\s$/u.test(before) && !/(?:^|[.!?:]\s)\p{L}+\s$/u.test(before);
    if (isCalled) return 0;
    if (behindArticle.test(before)) return mostCost.noun;
    // "Mia" is not "Mai".
    return text.length < 4 ? 0 : mostCost.name;
  }
}

/** Portuguese abbreviations and the small words in names. */
const isOtherwiseRight = (paragraph: string, word: string, at: number): boolean =>
  isAbbreviation(word, paragraph.slice(at + word.length)) ||
  (/^\p{Ll}{1,5}$/u.test(word) && isWithinName(paragraph.slice(0, at), paragraph.slice(at + word.length)));

const within = (places: readonly Place[], at: number): boolean =>
  places.some(({ from, to }) => at >= from && at < to);
const isName = (text: string): boolean => /^\p{Lu}/u.test(text);
/** Abbreviations, numbers with letters, program names. */
const isCode = (text: string): boolean =>
  /\p{N}|\p{L}\p{Ll}*\p{Lu}/u.test(text.replaceAll(/['’-]./gu, '')) || /^\p{Lu}+s?$/u.test(text);

/** The misspelt part of a compound such as "Kaffe-Tasse". */
function wrongPart(
  text: string,
  offset: number,
  isKnown: (word: string) => boolean,
): { text: string; offset: number } {
  let at = 0;
  for (const part of text.split(/(['’-])/)) {
    if (/\p{L}{2}/u.test(part) && !isKnown(part)) return { text: part, offset: offset + at };
    at += part.length;
  }
  return { text, offset };
}
