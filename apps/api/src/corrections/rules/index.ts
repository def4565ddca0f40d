import { looseForLose, wereForWhere } from './confused-words.ts';
import { itsBeforeNoun, yourVerb } from './its.ts';
import type { Rule } from './rule.ts';
import { pluralSubject, singularSubject, thereIsMany } from './subject-verb.ts';
import { thenThan } from './then-than.ts';

/** What is checked in English beside Harper. */
export const englishRules: readonly Rule[] = [
  pluralSubject,
  singularSubject,
  thereIsMany,
  thenThan,
  itsBeforeNoun,
  yourVerb,
  looseForLose,
  wereForWhere,
];
