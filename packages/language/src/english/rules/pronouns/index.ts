import type { GrammarRule } from '../grammar-rule.ts';
import { doubledSubject } from './doubled-subject.ts';
import { doubledSubjectInClause } from './doubled-subject-in-clause.ts';
import { kinGender } from './kin-gender.ts';
import { missingRelative } from './missing-relative.ts';
import { missingSubject } from './missing-subject.ts';
import { possessives } from './possessives.ts';
import { pronounCase } from './pronoun-case.ts';
import { reflexives } from './reflexives.ts';
import { relatives } from './relatives.ts';
import { theirOwn } from './their-own.ts';
import { thingPronouns } from './thing-pronouns.ts';
import { whose } from './whose.ts';
import { youForYour } from './you-for-your.ts';

/** Wrong, superfluous and missing pronouns, and pronouns in the wrong form. */
export const pronouns: GrammarRule = (sentence) => [
  ...pronounCase(sentence),
  ...whose(sentence),
  ...kinGender(sentence),
  ...relatives(sentence),
  ...reflexives(sentence),
  ...thingPronouns(sentence),
  ...possessives(sentence),
  ...theirOwn(sentence),
  ...missingSubject(sentence),
  ...missingRelative(sentence),
  ...doubledSubject(sentence),
  ...doubledSubjectInClause(sentence),
  ...youForYour(sentence),
];
