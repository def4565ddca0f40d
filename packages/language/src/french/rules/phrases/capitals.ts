import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<FrenchLexicon>;

const demonyms = String.raw`(?:[Ff]rançaise?s?|[Aa]nglaise?s?|[Aa]llemande?s?|[Ii]talien(?:ne)?s?|[Ee]spagnole?s?|[Pp]ortugaise?s?|[Aa]méricaine?s?|[Cc]hinoise?s?|[Jj]aponaise?s?|[Bb]elges?|[Ss]uisses?|[Cc]anadien(?:ne)?s?|[Rr]usses?|[Ee]uropéen(?:ne)?s?|[Aa]ricaine?s?|[Bb]résilien(?:ne)?s?|[Gg]recs?|[Gg]recques?|[Pp]olonaise?s?|[Aa]fricaine?s?|[Pp]arisien(?:ne)?s?|[Qq]uébécoise?s?)`;

const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** Adjectives of nationality, languages, days and months are in lower case (Le Bon Usage, § 100). */
export const capitals: readonly Rule[] = [
  {
    name: 'FrSmallLetter',
    reason: 'NounCapital',
    pattern: phrase(
      String.raw`\b(?:un|une|le|la|les|des|du|mon|ma|notre|de|d['’]|l['’]) ?\p{Ll}{3,} (?<wrong>(?=\p{Lu})${demonyms})\b(?! \p{Lu})`,
    ),
    mend: (wrong, _groups, lexicon) =>
      /^\p{Lu}/u.test(wrong) && lexicon.adjective(small(wrong)) !== 0 ? small(wrong) : undefined,
  },
  {
    name: 'FrSmallLetter',
    reason: 'NounCapital',
    pattern: phrase(
      String.raw`\b(?:parl\p{L}+|appren\p{L}+|étudi\p{L}+|en|comprend\p{L}*) (?:le |l['’])?(?<wrong>(?=\p{Lu})(?:Français|Anglais|Allemand|Italien|Espagnol|Portugais|Chinois|Japonais|Russe|Arabe))\b`,
    ),
    mend: (wrong) => (/^\p{Lu}/u.test(wrong) ? small(wrong) : undefined),
  },
  {
    name: 'FrSmallLetter',
    reason: 'NounCapital',
    pattern: phrase(
      String.raw`(?<=\p{Ll},? )(?<wrong>(?:Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Janvier|Février|Avril|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre))\b(?! (?:\p{Lu}|noir|rouge|sanglant|saint))`,
    ),
    mend: (wrong) => (/^\p{Lu}/u.test(wrong) ? small(wrong) : undefined),
  },
];
