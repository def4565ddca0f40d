import type { GrammarRule } from '../grammar-rule.ts';
import { condition, future } from './condition.ts';
import { howLong } from './how-long.ts';
import { negatedSince, presentWithSince } from './duration.ts';
import { mixed } from './mixed.ts';
import { narrative, reported, firstTime } from './narrative.ts';
import { oldTimes } from './old-times.ts';
import { pastBeforePast } from './past-before-past.ts';
import { pastInClause } from './past-in-clause.ts';
import { pastPerfect } from './past-perfect.ts';
import { perfectWithPastTime, presentWithPastTime } from './past-time.ts';
import { promise } from './promise.ts';
import { progressive } from './progressive.ts';
import { sinceThen } from './since-then.ts';
import { timeClauses } from './time-clauses.ts';
import { unreal } from './wish.ts';

/**
 * Tenses determined by a word of time or another clause: "yesterday I meet", "we have met two years ago", "she lives
 * here since she was born", "if I would have money" (verb tense in the error types of NUCLE; Quirk and others, 4.11–27,
 * 14.23, 15.36).
 */
export const verbTense: GrammarRule = (sentence) => [
  ...perfectWithPastTime(sentence),
  ...presentWithSince(sentence),
  ...negatedSince(sentence),
  ...presentWithPastTime(sentence),
  ...condition(sentence),
  ...reported(sentence),
  ...future(sentence),
  ...narrative(sentence),
  ...firstTime(sentence),
  ...pastPerfect(sentence),
  ...unreal(sentence),
  ...mixed(sentence),
  ...progressive(sentence),
  ...pastInClause(sentence),
  ...oldTimes(sentence),
  ...pastBeforePast(sentence),
  ...timeClauses(sentence),
  ...sinceThen(sentence),
  ...promise(sentence),
  ...howLong(sentence),
];
