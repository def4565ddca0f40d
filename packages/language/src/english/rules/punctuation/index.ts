import type { GrammarRule } from '../grammar-rule.ts';
import { addedClause } from './added-clause.ts';
import { apostrophes } from './apostrophes.ts';
import { askedBehindClause } from './asked-behind-clause.ts';
import { commaSplice } from './comma-splice.ts';
import { exampleCommas } from './example-commas.ts';
import { greeting } from './greeting.ts';
import { innerOpening } from './inner-opening.ts';
import { joinedClauses } from './joined-clauses.ts';
import { listCommas } from './list-commas.ts';
import { longSubjectComma } from './long-subject-comma.ts';
import { phraseListCommas } from './phrase-list-commas.ts';
import { missingStop } from './missing-stop.ts';
import { openingLink } from './opening-link.ts';
import { openingPhrase } from './opening-phrase.ts';
import { openingClause } from './opening-clause.ts';
import { openingPurpose } from './opening-purpose.ts';
import { relativeCommas } from './relative-commas.ts';
import { reportedComma } from './reported-comma.ts';
import { runOn } from './run-on.ts';
import { subjectComma } from './subject-comma.ts';
import { theMore } from './the-more.ts';

/** Commas between clauses and around inserted phrases. */
export const punctuation: GrammarRule = (sentence) => [
  ...openingClause(sentence),
  ...commaSplice(sentence),
  ...relativeCommas(sentence),
  ...missingStop(sentence),
  ...runOn(sentence),
  ...greeting(sentence),
  ...apostrophes(sentence),
  ...subjectComma(sentence),
  ...longSubjectComma(sentence),
  ...reportedComma(sentence),
  ...openingPurpose(sentence),
  ...openingPhrase(sentence),
  ...openingLink(sentence),
  ...joinedClauses(sentence),
  ...listCommas(sentence),
  ...phraseListCommas(sentence),
  ...innerOpening(sentence),
  ...askedBehindClause(sentence),
  ...addedClause(sentence),
  ...exampleCommas(sentence),
  ...theMore(sentence),
];
