import {
  acceptForExcept,
  exceptForAccept,
  looseForLose,
  quietForQuite,
  weatherForWhether,
  wereForWhere,
} from './confused-words.ts';
import { contractionRules } from './contractions.ts';
import { compoundRules } from './compounds.ts';
import { comparisonRules } from './comparisons.ts';
import { commonErrorRules } from './common-errors.ts';
import { fixedArticleRules } from './fixed-articles.ts';
import { doubledMarkRules } from './doubled-marks.ts';
import { becauseFragment } from './fragments.ts';
import { measureArticleRules } from './measure-articles.ts';
import { questionMarkRules } from './question-marks.ts';
import { smallSlipRules } from './small-slips.ts';
import { quotationRules } from './quotations.ts';
import { fixedPhraseRules } from './fixed-phrases.ts';
import { falseFriendRules } from './false-friends.ts';
import { itsBeforeNoun, itsBeforePlural, yourVerb } from './its.ts';
import { joinedPrepositionRules } from './joined-prepositions.ts';
import { leftOutWordRules } from './left-out-words.ts';
import { needlessWordRules } from './needless-words.ts';
import { linkingPhraseRules } from './linking-phrases.ts';
import { learnerPhraseRules } from './learner-phrases.ts';
import { prepositionRules } from './prepositions.ts';
import { abbreviationArticleRules } from './abbreviation-articles.ts';
import { clauseMarkRules } from './clause-marks.ts';
import { irregularPluralRules } from './irregular-plurals.ts';
import { articlePlaceRules } from './article-places.ts';
import { articleRules } from './articles.ts';
import { definitePlaceRules } from './definite-places.ts';
import { mistakenWordRules } from './mistaken-words.ts';
import { soundAlikeWordRules } from './sound-alike-words.ts';
import { everydayPhraseRules } from './everyday-phrases.ts';
import { everydayWordRules } from './everyday-words.ts';
import { orderPhraseRules } from './order-phrases.ts';
import { sentenceMarkRules } from './sentence-marks.ts';
import { shortenedWordRules } from './shortened-words.ts';
import { capitalNameRules } from './capital-names.ts';
import { capitalRules } from './capitals.ts';
import { punctuationRules } from './punctuation.ts';
import type { Rule } from './rule.ts';
import { pluralRelative, pluralSubject, singularNoun, singularSubject, thereIsMany } from './subject-verb.ts';
import { thereForTheir } from './there-their.ts';
import { timeAndPlaceRules } from './time-and-place.ts';
import { thenThan } from './then-than.ts';
import { usageRules } from './usage.ts';
import { wordFamilyPhraseRules } from './word-family-phrases.ts';

/** What is checked in English beside Harper. */
export const englishRules: readonly Rule[] = [
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
  ...prepositionRules,
  ...timeAndPlaceRules,
  ...usageRules,
  ...comparisonRules,
  ...learnerPhraseRules,
  ...falseFriendRules,
  ...fixedPhraseRules,
  ...capitalRules,
  ...capitalNameRules,
  ...articleRules,
  ...fixedArticleRules,
  ...measureArticleRules,
  ...commonErrorRules,
  becauseFragment,
  ...compoundRules,
  ...shortenedWordRules,
  ...quotationRules,
  ...contractionRules,
  ...abbreviationArticleRules,
  ...clauseMarkRules,
  ...irregularPluralRules,
  ...punctuationRules,
  ...sentenceMarkRules,
  ...everydayWordRules,
  ...everydayPhraseRules,
  ...articlePlaceRules,
  ...orderPhraseRules,
  ...joinedPrepositionRules,
  ...smallSlipRules,
  ...questionMarkRules,
  ...definitePlaceRules,
  ...mistakenWordRules,
  ...soundAlikeWordRules,
  ...wordFamilyPhraseRules,
  ...linkingPhraseRules,
  ...needlessWordRules,
  ...leftOutWordRules,
  ...doubledMarkRules,
];
