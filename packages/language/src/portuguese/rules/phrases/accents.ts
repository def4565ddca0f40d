import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/** "por" and "pôr", "esta" and "está", "e" and "é": the accent is missing (Ciberdúvidas). */
export const accents: readonly Rule[] = [
  {
    name: 'PtDa',
    reason: 'Accent',
    pattern: phrase(String.raw`\b(?<wrong>[Dd]a)-(?:me|te|lhe|nos)\b`),
    mend: (wrong) => wrong.replace('a', 'á'),
  },
];
