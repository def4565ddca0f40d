import type { GrammarRule } from './grammar-rule.ts';
import { nounAgreement } from './noun-agreement.ts';
import { pronounAgreement } from './pronoun-agreement.ts';
import { verbAgreement } from './verb-agreement.ts';
import { verbChain } from './verb-chain.ts';

/** Rules on parts of speech, the surest first. */
export const grammarRules: readonly GrammarRule[] = [
  verbChain,
  pronounAgreement,
  nounAgreement,
  verbAgreement,
];
