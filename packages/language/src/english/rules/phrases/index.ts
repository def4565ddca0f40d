import { platform } from '#platform';
import { type ListedRule, listedRules } from '../../../engine/tokens/listed-rules.ts';
import {
  acceptForExcept,
  exceptForAccept,
  looseForLose,
  quietForQuite,
  weatherForWhether,
  wereForWhere,
} from './confused-words.ts';
import { contractionRules } from './contractions.ts';
import { doubledMarkRules } from './doubled-marks.ts';
import { becauseFragment } from './fragments.ts';
import { questionMarkRules } from './question-marks.ts';
import { quotationRules } from './quotations.ts';
import { itsBeforeNoun, itsBeforePlural, yourVerb } from './its.ts';
import { abbreviationArticleRules } from './abbreviation-articles.ts';
import { clauseMarkRules } from './clause-marks.ts';
import { irregularPluralRules } from './irregular-plurals.ts';
import { soundAlikeWordRules } from './sound-alike-words.ts';
import { sentenceMarkRules } from './sentence-marks.ts';
import { capitalNameRules } from './capital-names.ts';
import { capitalRules } from './capitals.ts';
import { punctuationRules } from './punctuation.ts';
import { phraseRule } from './phrase.ts';
import type { Rule } from './rule.ts';
import { pluralRelative, pluralSubject, singularNoun, singularSubject, thereIsMany } from './subject-verb.ts';
import { thereForTheir } from './there-their.ts';
import { thenThan } from './then-than.ts';

/** Rules that need more than a pattern, applied before any list. */
const surest: readonly Rule[] = [
  pluralSubject,
  pluralRelative,
  singularSubject,
  singularNoun,
  thereIsMany,
  thenThan,
  thereForTheir,
  itsBeforeNoun,
  itsBeforePlural,
  yourVerb,
  looseForLose,
  wereForWhere,
  exceptForAccept,
  acceptForExcept,
  quietForQuite,
  weatherForWhether,
];

/** Rules that need more than a pattern, applied after the lists. */
const byFunction: readonly Rule[] = [
  ...capitalRules,
  ...capitalNameRules,
  becauseFragment,
  ...quotationRules,
  ...contractionRules,
  ...abbreviationArticleRules,
  ...clauseMarkRules,
  ...irregularPluralRules,
  ...punctuationRules,
  ...sentenceMarkRules,
  ...questionMarkRules,
  ...soundAlikeWordRules,
  ...doubledMarkRules,
];

let listed: ReturnType<typeof readLists> | undefined;

/** The English rules applied in addition to Harper's. */
export const englishRules = (): readonly Rule[] => (listed ??= readLists()).always;

/** Rules that good writers also break for reasons of their own, applied where a text has other mistakes. */
export const rulesAmongFaults = (): readonly Rule[] => (listed ??= readLists()).amongFaults;

/** Whether a list holds rules for texts with other mistakes, by its file name. */
const isAmongFaults = ({ topic }: ListedRule): boolean => topic.endsWith('-among-faults');

function readLists() {
  const all = listedRules(platform.readText('@octavo/language/rules/english'));
  return {
    always: [...surest, ...all.filter((rule) => !isAmongFaults(rule)).map(phraseRule), ...byFunction],
    amongFaults: all.filter(isAmongFaults).map(phraseRule),
  };
}
