import { FS, isOnlyPlural } from '../../../romance/gender-and-number.ts';
import { byWord } from '../../../engine/tokens/by-word.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isOnlyVerb, isParticiple } from '../../lexicon/word-classes.ts';
import { prepositions } from '../../lexicon/words.ts';
import { joinedPair } from './joined-pair.ts';

type Question = TokenRule<FrenchLexicon>['find'];

const pronoun = /^(?:il|elle|on|ils|elles|je|tu)$/;
const frequentVerb = /^(?:a|avait|aura|aurait|ont|est|vais|va|vont|suis|était|arrive|pense|croit|connaît)$/;
const asking = /^(?:à|de|sais|sait|savoir|demande|pour|dans)$/;
const counting =
  /^(?:deux|trois|quatre|cinq|six|nouveaux|nouvelles|vieux|vieilles|anciens|anciennes|propres|petits|petites|grands|grandes|premiers|premières)$/;

/** "il ni a": "n’y". */
const ni: Question = (place) =>
  pronoun.test(place.near(-1).lower) && frequentVerb.test(place.near(1).lower)
    ? here(place, "n'y")
    : undefined;

/** "d’on": "dont". */
const don: Question = (place) => (place.near(1).lower === 'on' ? joinedPair(place, 'dont') : undefined);

/** "qu’elle heure": "quelle". */
const quElle: Question = (place, lexicon) => {
  const noun = place.near(2);
  const isNoun =
    (lexicon.noun(noun.lower) & FS) !== 0 && lexicon.finite(noun.lower).length === 0 && isLower(noun);
  const isAsked = place.near(0).opens || asking.test(place.near(-1).lower);
  return place.near(1).lower === 'elle' && isNoun && isAsked ? joinedPair(place, 'quelle') : undefined;
};

/** "avec c’est deux chiens": "ses". */
const cEst: Question = (place, lexicon) => {
  const before = place.near(-1);
  const noun = place.near(2).lower;
  const isCount = counting.test(noun) && /[sx]$/.test(place.near(3).lower);
  const isPlural = isCount || (isOnlyPlural(lexicon.noun(noun)) && lexicon.adjective(noun) === 0);
  const isObject =
    (isOnlyVerb(before, lexicon) && !/^(?:que|qu'|est|sont|dit|crois|pense)$/.test(before.lower)) ||
    (prepositions.has(before.lower) && before.lower !== 'après') ||
    isParticiple(before, lexicon);
  return place.near(1).lower === 'est' && isPlural && isObject && before.isWord
    ? joinedPair(place, 'ses')
    : undefined;
};

/** "ni a" and "n'y a", "d'on", "qu'elle heure", "c'est deux chiens": elided words and their homophones. */
export const cutWords = byWord('FrCutWord', 'SoundAlike', { ni, "d'": don, "qu'": quElle, "c'": cEst });
