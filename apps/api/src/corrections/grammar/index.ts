import { articles } from './articles/index.ts';
import { clauses } from './clauses.ts';
import { punctuation } from './punctuation/index.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { inversions } from './agreement/inversions.ts';
import { nounAgreement } from './agreement/noun-agreement.ts';
import { pronounAgreement } from './agreement/pronoun-agreement.ts';
import { distantVerb } from './agreement/distant-verb.ts';
import { verbFirst } from './agreement/verb-first.ts';
import { verbAgreement } from './agreement/verb-agreement.ts';
import { verbChain } from './verb-chain.ts';
import { verbComplement } from './verb-complement.ts';
import { verbTense } from './tense/index.ts';
import { wordOrder } from './word-order.ts';

/** Rules on parts of speech, the surest first. */
export const grammarRules: readonly GrammarRule[] = [
  wordOrder,
  verbTense,
  verbComplement,
  verbChain,
  pronounAgreement,
  nounAgreement,
  inversions,
  verbAgreement,
  verbFirst,
  distantVerb,
  clauses,
  punctuation,
  articles,
];
