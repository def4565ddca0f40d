import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { adverbs, prepositions } from '../../lexicon/words.ts';

type Rule = PhraseRule<FrenchLexicon>;

const isNameOfThing = (word: string, lexicon: FrenchLexicon): boolean =>
  (lexicon.noun(word) | lexicon.adjective(word)) !== 0 &&
  lexicon.finite(word).length === 0 &&
  !lexicon.isInfinitive(word) &&
  !prepositions.has(word) &&
  !adverbs.has(word) &&
  !/^(?:le|la|les|y|en|tu|il|elle|nous|vous|fait|pu|dû|voulu|su|fallu)$/.test(word);

/** Homophones in fixed contexts (M. Grevisse, Le Bon Usage; OQLF, Banque de dépannage linguistique). */
export const soundAlike: readonly Rule[] = [
  // "Quand au loin sonne la cloche", "quand à la nuit tombée": a clause follows.
  {
    name: 'FrVoire',
    reason: 'SoundAlike',
    pattern: phrase(
      String.raw`(?<before>[\p{L}\p{N}]+) (?<wrong>voir) (?:même|plus|pire|davantage|impossible|dangereux)\b`,
    ),
    // "Il faut le voir plus souvent": after a verb or a pronoun it is one word.
    mend: (_wrong, { before = '' }, lexicon) =>
      /^\p{N}/u.test(before) || isNameOfThing(before.toLowerCase(), lexicon) ? 'voire' : undefined,
  },
];
