import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/**
 * Prepositions required by a verb or an adjective, and the pronouns after them (Ciberdúvidas; Cunha e Cintra, cap. 15).
 */
export const government: readonly Rule[] = [
  {
    name: 'PtPreposition',
    reason: 'Preposition',
    pattern: phrase(
      String.raw`\b(?:[Pp]refer(?:es|e|imos|em|ia|i|iu|ir|iam)|[Pp]refiro) (?:\p{L}+ ){1,3}(?<wrong>do que|que) (?<other>\p{L}+)(?=[.,!?;]|$)(?<!mais \p{L}+ \p{L}+)`,
    ),
    // "Prefiro a casa que vimos": a relative clause.
    mend: (_wrong, { other = '' }, lexicon) => {
      const isVerb = lexicon.finite(other.toLowerCase()).some(({ tense }) => tense !== 'i');
      return isVerb && lexicon.noun(other.toLowerCase()) === 0 ? undefined : 'a';
    },
  },
];
