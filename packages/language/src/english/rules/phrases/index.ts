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

/** What more than a pattern tells, before any list is asked. */
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

/** What more than a pattern tells, where no list says anything. */
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

/** What is checked in English beside Harper. */
export const englishRules = (): readonly Rule[] => (listed ??= readLists()).always;

/** What good writers also write for reasons of their own, and is read where a text has other faults. */
export const rulesAmongFaults = (): readonly Rule[] => (listed ??= readLists()).amongFaults;

/** A list of that name holds rules that are read among faults. */
const isAmongFaults = ({ topic }: ListedRule): boolean => topic.endsWith('-among-faults');

function readLists() {
  const all = listedRules(platform.readText('@octavo/language/rules/english'));
  return {
    always: [...surest, ...all.filter((rule) => !isAmongFaults(rule)).map(phraseRule), ...byFunction],
    amongFaults: all.filter(isAmongFaults).map(phraseRule),
  };
}
