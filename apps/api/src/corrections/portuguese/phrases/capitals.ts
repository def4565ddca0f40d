import { phrase, type PhraseRule } from '../../tokens/rule.ts';
import type { PortugueseLexicon } from '../lexicon.ts';

type Rule = PhraseRule<PortugueseLexicon>;

const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** Days and months begin small (Acordo Ortográfico de 1990, base XIX). */
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
      String.raw`\b(?:em|de|até|desde|no|ao|aos|próximo|todo o) (?<wrong>(?=\p{Lu})(?:Janeiro|Fevereiro|Março|Maio|Junho|Julho|Agosto|Setembro|Outubro|Novembro|Dezembro|Sábado|Domingo)s?)\b(?! (?:de Ramos|de Páscoa|\p{Lu}|Gordo))(?<!Rio de Janeiro|25 de Abril)`,
    ),
    mend: (wrong) => (/^\p{Lu}/u.test(wrong) ? small(wrong) : undefined),
  },
];
