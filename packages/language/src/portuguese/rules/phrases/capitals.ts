import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<PortugueseLexicon>;

const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** Days and months are in lower case (Acordo Ortográfico de 1990, base XIX). */
export const capitals: readonly Rule[] = [
  {
    name: 'PtSmallLetter',
    reason: 'NounCapital',
    pattern: phrase(
      String.raw`(?<=\p{Ll},? )(?<wrong>(?=\p{Lu})(?:Segunda|Terça|Quarta|Quinta|Sexta)-feira)\b(?! (?:Santa|\p{Lu}))`,
    ),
    mend: (wrong) => (/^\p{Lu}/u.test(wrong) ? small(wrong) : undefined),
  },
  {
    name: 'PtSmallLetter',
    reason: 'NounCapital',
    pattern: phrase(
      String.raw`\b(?:em|de|até|desde|no|ao|aos|próximo|todo o) (?<wrong>(?=\p{Lu})(?:Janeiro|Fevereiro|Março|Maio|Junho|Julho|Agosto|Setembro|Outubro|Novembro|Dezembro|Sábado|Domingo)s?)\b(?! (?:de \p{Lu}|\p{Lu}))(?<!Rio de Janeiro|1\.º de \p{L}+|\b(?:25 de Abril|5 de Outubro|1 de Maio|10 de Junho|1 de Dezembro|8 de Dezembro)|\p{Lu}\p{L}+ (?:d[aeo] )?\p{N}+ de \p{L}+)`,
    ),
    mend: (wrong) => (/^\p{Lu}/u.test(wrong) ? small(wrong) : undefined),
  },
];
