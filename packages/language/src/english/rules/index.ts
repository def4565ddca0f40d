import { articles } from './articles/index.ts';
import { functionWordInside } from './capitals/function-word-inside.ts';
import { wordChoice } from './choice/index.ts';
import { clauses } from './clauses.ts';
import { clausesJoinedTwice } from './clauses-joined-twice.ts';
import { missingBe } from './missing-be/missing-be.ts';
import { missingBeAfterModal } from './missing-be/after-modal.ts';
import { missingBeOfClause } from './missing-be/of-clause.ts';
import { missingBeOfPronoun } from './missing-be/of-pronoun.ts';
import { missingBeOfParticiple } from './missing-be/of-participle.ts';
import { missingBeOfPhrase } from './missing-be/of-phrase.ts';
import { missingBeOfWhat } from './missing-be/of-what.ts';
import { missingPassive } from './missing-be/missing-passive.ts';
import { prepositions } from './prepositions/index.ts';
import { pronouns } from './pronouns/index.ts';
import { punctuation } from './punctuation/index.ts';
import { wordForms } from './forms/index.ts';
import { whatClause } from './agreement/what-clause.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { inversions } from './agreement/inversions.ts';
import { nounAgreement } from './agreement/noun-agreement.ts';
import { pronounAgreement } from './agreement/pronoun-agreement.ts';
import { distantVerb } from './agreement/distant-verb.ts';
import { verbFirst } from './agreement/verb-first.ts';
import { contentClause } from './agreement/content-clause.ts';
import { manyOfThem } from './agreement/many-of-them.ts';
import { barePerson } from './agreement/bare-person.ts';
import { plainClause } from './agreement/plain-clause.ts';
import { placedSubject } from './agreement/placed-subject.ts';
import { secondVerb } from './agreement/second-verb.ts';
import { joinedVerbs } from './agreement/joined-verbs.ts';
import { joinedSubjects } from './agreement/joined-subjects.ts';
import { verbAsNoun } from './agreement/verb-as-noun.ts';
import { changeAsNoun } from './agreement/change-as-noun.ts';
import { massSubject } from './agreement/mass-subject.ts';
import { reportingVerb } from './agreement/reporting-verb.ts';
import { whoseSubject } from './agreement/whose-subject.ts';
import { verbAsSubject } from './agreement/verb-as-subject.ts';
import { verbAgreement } from './agreement/verb-agreement.ts';
import { verbChain } from './verbs/verb-chain.ts';
import { verbBehindBe } from './verbs/verb-behind-be.ts';
import { beBeforeVerb } from './verbs/be-before-verb.ts';
import { madeToDo } from './verbs/made-to-do.ts';
import { notInIng } from './verbs/not-in-ing.ts';
import { concerned } from './verbs/concerned.ts';
import { verbComplement } from './verbs/verb-complement.ts';
import { verbTense } from './tense/index.ts';
import { verbs } from './verbs/index.ts';
import { infinitiveOfAim } from './verbs/infinitive-of-aim.ts';
import { beforeTo } from './verbs/before-to.ts';
import { negativeSubject } from './verbs/negative-subject.ts';
import { notBeforeVerb } from './verbs/not-before-verb.ts';
import { passiveParticiple } from './verbs/passive-participle.ts';
import { wouldLike } from './verbs/would-like.ts';
import { irregularForms } from './verbs/irregular-forms.ts';
import { causatives } from './verbs/causatives.ts';
import { complements } from './verbs/complements.ts';
import { wordOrder } from './order/index.ts';

/** Rules on parts of speech, the surest first. */
export const grammarRules: readonly GrammarRule[] = [
  wordOrder,
  verbTense,
  verbComplement,
  verbs,
  passiveParticiple,
  verbBehindBe,
  madeToDo,
  reportingVerb,
  whoseSubject,
  missingBeAfterModal,
  missingBeOfPronoun,
  missingBeOfParticiple,
  massSubject,
  changeAsNoun,
  verbAsSubject,
  notInIng,
  concerned,
  notBeforeVerb,
  negativeSubject,
  beforeTo,
  infinitiveOfAim,
  wouldLike,
  irregularForms,
  complements,
  verbChain,
  causatives,
  pronounAgreement,
  nounAgreement,
  manyOfThem,
  barePerson,
  inversions,
  verbAsNoun,
  joinedSubjects,
  verbAgreement,
  verbFirst,
  distantVerb,
  contentClause,
  plainClause,
  secondVerb,
  joinedVerbs,
  whatClause,
  placedSubject,
  clauses,
  clausesJoinedTwice,
  punctuation,
  functionWordInside,
  articles,
  pronouns,
  wordForms,
  wordChoice,
  prepositions,
  beBeforeVerb,
  missingBe,
  missingBeOfPhrase,
  missingBeOfClause,
  missingBeOfWhat,
  missingPassive,
];
