import { articles } from './articles/index.ts';
import { clauses } from './clauses.ts';
import { punctuation } from './punctuation/index.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { inversions } from './inversions.ts';
import { nounAgreement } from './noun-agreement.ts';
import { pronounAgreement } from './pronoun-agreement.ts';
import { verbAgreement } from './verb-agreement.ts';
import { verbChain } from './verb-chain.ts';
import { verbComplement } from './verb-complement.ts';
import { verbTense } from './verb-tense.ts';
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
  clauses,
  punctuation,
  articles,
];
