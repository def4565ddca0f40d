import { outsideAddresses } from '../../engine/addresses.ts';
import { withCertainty } from '../../engine/certainty/with-certainty.ts';
import { boundWork, outsideMasks } from '../../engine/bound-work.ts';
import type { SpellingHabit } from '../../engine/spelling-habit.ts';
import type { Finding } from '../../engine/finding.ts';
import { withoutOverlaps } from '../../engine/overlaps.ts';
import { misplacedSpaces } from '../../engine/spaces.ts';
import { applyRuleSet } from '../../engine/tokens/apply-rule-set.ts';
import type { DictionaryLanguage } from './dictionary-language.ts';
import type { Effort } from './effort.ts';
import { openDictionary } from './open-dictionary.ts';
import { inHabit } from './spelling-habits.ts';
import { createSpelling } from './spelling.ts';
import { wordRanks } from './word-ranks.ts';

export interface LanguageChecker {
  check(paragraph: string, effort?: Effort, habit?: SpellingHabit): Finding[];
}

/** The grammar of a language. */
interface Grammar {
  /** Finds mistakes in a paragraph other than misspelt words. */
  check(paragraph: string): Finding[];
  /** The dictionary has the word, and it is not a name. */
  isCommon?: (word: string) => boolean;
  /** The word is right although the dictionary lacks it. */
  isListed?: (word: string) => boolean;
  /** The word meant by an unknown form made with a rule that does not apply to it. */
  meantBy?: (word: string) => string | undefined;
}

/** Loaded with the first text in the language. */
const grammars: Readonly<
  Record<DictionaryLanguage, (isKnown: (word: string) => boolean) => Promise<Grammar>>
> = {
  async de(isKnown) {
    const [{ germanLexicon }, { germanRules, germanTokens }] = await Promise.all([
      import('../../german/lexicon/lexicon.ts'),
      import('../../german/rules/german-rules.ts'),
    ]);
    const lexicon = germanLexicon(isKnown);
    return {
      check: (paragraph) => applyRuleSet(paragraph, germanTokens(paragraph), germanRules, lexicon),
      isCommon: lexicon.isCommon,
      isListed: lexicon.isListedNoun,
      meantBy: (written) => lexicon.strongForm(written),
    };
  },
  async fr(isKnown) {
    const [{ frenchLexicon }, { frenchRules, frenchTokens }] = await Promise.all([
      import('../../french/lexicon/lexicon.ts'),
      import('../../french/rules/french-rules.ts'),
    ]);
    const lexicon = frenchLexicon(isKnown);
    return { check: (paragraph) => applyRuleSet(paragraph, frenchTokens(paragraph), frenchRules, lexicon) };
  },
  async pt(isKnown) {
    const [{ portugueseLexicon }, { portugueseRules, portugueseTokens }] = await Promise.all([
      import('../../portuguese/lexicon/lexicon.ts'),
      import('../../portuguese/rules/portuguese-rules.ts'),
    ]);
    const lexicon = portugueseLexicon(isKnown);
    return {
      check: (paragraph) => applyRuleSet(paragraph, portugueseTokens(paragraph), portugueseRules, lexicon),
    };
  },
};

/** Loads the checker of one language. It blocks its thread while it checks: run it in a worker. */
export async function openLanguageChecker(language: DictionaryLanguage): Promise<LanguageChecker> {
  const dictionary = await openDictionary(language);
  const grammar = await grammars[language](dictionary.isKnown);
  const isKnown = (word: string): boolean => dictionary.isKnown(word) || grammar.isListed?.(word) === true;
  const spelling = createSpelling(
    language,
    { ...dictionary, isKnown },
    wordRanks(language),
    grammar.isCommon,
    grammar.meantBy,
    dictionary.isKnown,
  );
  return {
    check(paragraph, effort, habit) {
      const bounded = boundWork(paragraph, spelling.isKnown);
      if (bounded === null) return [];
      const findings = inHabit(
        [
          ...spelling.check(bounded.text, effort, habit),
          ...grammar.check(bounded.text),
          ...misplacedSpaces(bounded.text, language, spelling.isKnown),
        ],
        habit,
      );
      return withCertainty(
        paragraph,
        withoutOverlaps(outsideMasks(outsideAddresses(paragraph, findings), bounded)),
        language,
      );
    },
  };
}
