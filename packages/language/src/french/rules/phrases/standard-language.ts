import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<FrenchLexicon>;

/** "Ce lait n’est plus bon": it no longer is. */
const unlessNo = String.raw`(?<!\bn(?:e |['’])[^.,;:!?]{0,40}plus \p{L}+)`;

/** Non-standard usage: doubled comparatives, "beaucoup des" (Académie française, Dire, ne pas dire). */
export const standard: readonly Rule[] = [
  {
    name: 'FrComparative',
    reason: 'Standard',
    pattern: phrase(
      String.raw`\b(?<wrong>plus (?:bon|bonne|bons|bonnes|bien))\b(?! (?:que (?:mal|méchant|mauvais|juste)|longtemps|sûr|marché|à))${unlessNo}`,
    ),
    mend: (wrong) =>
      wrong.endsWith('bien') ? 'mieux' : `meilleur${/bon(.*)$/.exec(wrong)?.[1]?.replace('ne', 'e') ?? ''}`,
  },
  {
    name: 'FrComparative',
    reason: 'Standard',
    pattern: phrase(String.raw`\b(?<wrong>plus (?:meilleure?s?|mieux|pire))\b${unlessNo}`),
    mend: (wrong) => wrong.replace(/^\p{L}+\s+/u, ''),
  },
  {
    name: 'FrQuantity',
    reason: 'Standard',
    pattern: phrase(
      String.raw`\b(?:beaucoup|trop|assez|peu|plus|moins|tant|combien|kilo|litre|verre|bouteille|tasse) (?<wrong>des|du|de la)\b (?!\p{L}+ (?:que|qui|dont)|plus|autres|mêmes|deux|temps|[mts]iens?\b|nôtres?\b|vôtres?\b)\p{Ll}+(?=[.,!?]| (?:et|dans|à|pour|avec|en|sur|parlent|sont|ont)\b)`,
    ),
    mend: () => 'de',
  },
];
