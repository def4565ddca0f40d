import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { families } from '../../lexicon/words.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/** Words whose article changes with them. */
const otherGender: readonly (readonly [string, string, 'm' | 'f'])[] = [
  ['banheiro', 'casa de banho', 'f'],
  ['banheiros', 'casas de banho', 'f'],
  ['geladeira', 'frigorífico', 'm'],
  ['geladeiras', 'frigoríficos', 'm'],
  ['lanchonete', 'snack-bar', 'm'],
];

/** Brazilian words for which Portugal has another (Ciberdúvidas; Infopédia). */
export const variety: readonly Rule[] = otherGender.flatMap(([wrong, right, gender]): Rule[] => [
  {
    name: 'PtBrazil',
    reason: 'Variety',
    pattern: phrase(
      String.raw`\b(?<wrong>(?:(?<article>[oa]s?|uma?|[dn][oa]s?|num|numa|aos?|às?|pel[oa]s?) )?${wrong})\b`,
    ),
    mend: (_wrong, { article }) => {
      const family = families.find((forms) => forms.includes(article?.toLowerCase() ?? ''));
      const other =
        family?.[(right.includes('s de') || right.endsWith('s') ? 2 : 0) + (gender === 'f' ? 1 : 0)];
      return other === undefined ? right : `${other} ${right}`;
    },
  },
]);
