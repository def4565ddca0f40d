import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<FrenchLexicon>;

/** "Ce lait n’est plus bon": it was. */
const unlessNo = String.raw`(?<!\bn(?:e |['’])[^.,;:!?]{0,40}plus \p{L}+)`;

/** Behind "pas un" and "pas une" they are the least that there could be. */
const least =
  'chat|sou|mot|bruit|nuage|jour|instant|souffle|brin|seul|seule|geste|poil|pli|radis|rat|cri|moment|minute|seconde|fois|âme|goutte|once|ride|miette|trace|larme|centime|endroit|coin|homme|habitant';

/** What is not said in the standard language: doubled comparatives, "beaucoup des" (Académie française, Dire, ne pas dire). */
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
  fixed(
    'FrNegation',
    'Standard',
    String.raw`\b(?:n['’]ai|n['’]as|n['’]a|n['’]avons|n['’]avez|n['’]ont|n['’]avait|n['’]avais|n['’]y a|n['’]y avait|ne \p{L}+|n['’]\p{L}+) (?:pas|plus|jamais) (?<wrong>des|une|un|du|de la) (?!\p{L}+,? mais)(?!(?:${least})\b)\p{Ll}+(?<!(?:n['’]est|n['’]était|ne sont|ne suis|n['’]étaient|ne sera|n['’]es|n['’]êtes|n['’]étais|ne sommes|ne seront|ne fut|ne serait) (?:pas|plus|jamais) (?:des|une|un|du|de la) \p{Ll}+)(?=[.,!?]|$| pour | à | dans )`,
    ['de', "d'"],
  ),
  fixed(
    'FrYears',
    'Standard',
    String.raw`\b(?<wrong>suis|es|est) (?:\p{N}+|dix|vingt|quinze|seize|dix-huit|trente|quarante) ans\b(?<=\b(?:[Jj]e|[Ii]l|[Ee]lle) \p{L}+ [\p{L}\p{N}-]+ ans)`,
    ['a', 'ai'],
  ),
  fixed(
    'FrHot',
    'Standard',
    String.raw`\b[Jj]e (?<wrong>suis) (?:(?:faim|soif|peur|raison|tort|sommeil)\b|(?:froid|chaud)(?=[.,!?;]|$))`,
    'ai',
  ),
  fixed(
    'FrManque',
    'Standard',
    String.raw`\b(?<wrong>se rappeler de) (?:ce|cette|ces|mon|ma|mes|son|sa)\b`,
    'se rappeler',
  ),
  fixed(
    'FrPartitive',
    'Standard',
    String.raw`\b(?:bois|boit|mange|manges|achète|veux|prends|prend|buvons|mangeons|manger|boire|acheter) (?<wrong>de) (?:pain|lait|café|thé|vin|riz|fromage|beurre|sucre|poisson|poulet|chocolat)\b`,
    'du',
  ),
  fixed(
    'FrPartitive',
    'Standard',
    String.raw`\b(?:bois|boit|mange|manges|achète|veux|prends|prend|buvons|mangeons|manger|boire|acheter) (?<wrong>de) (?:viande|soupe|salade|bière|confiture|glace|musique)\b`,
    'de la',
  ),
];
