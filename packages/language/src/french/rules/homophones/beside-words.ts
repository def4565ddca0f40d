import { matchCase } from '../../../engine/match-case.ts';
import { byWord } from '../../../engine/tokens/by-word.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isOnlyVerb, isParticiple } from '../../lexicon/word-classes.ts';
import { adverbs } from '../../lexicon/words.ts';
import { joinedPair } from './joined-pair.ts';

type Question = TokenRule<FrenchLexicon>['find'];

const isEnd = (text: string): boolean => text === '' || /^[,.;:!?»)]$/.test(text);

/** "Viens par la.": "là". */
const la: Question = (place) => {
  const before = place.near(-1);
  const next = place.near(1);
  return (isEnd(next.text) || next.lower === 'où') &&
    before.isWord &&
    !/^(?:le|de|ou|et|note|bémol)$/.test(before.lower)
    ? here(place, 'là')
    : undefined;
};

/** "le tant passe": "temps"; but "tant soit peu" and "un tant que" are right. */
const tant: Question = (place) => {
  const before = place.near(-1).lower;
  const next = place.near(1).lower;
  if (!/^(?:le|du|ce|au|quel|mon|ton|son|peu|notre|quelque)$/.test(before)) return undefined;
  if (/^(?:que|soit|pour)$/.test(next) || (before === 'peu' && next !== 'de')) return undefined;
  return here(place, 'temps');
};

/** "travailler d’avantage": "davantage". */
const dAvantage: Question = (place, lexicon) => {
  const before = place.near(-1);
  const behind = place.near(2);
  if (
    place.near(1).lower !== 'avantage' ||
    /^(?:plus|pas|peu|moins|beaucoup|trop|tant|autant|point|assez)$/.test(before.lower)
  ) {
    return undefined;
  }
  const isAdverb =
    isEnd(behind.text) || /^(?:pour|de|d'|que|qu'|sur|dans|à|au|en|et|encore)$/.test(behind.lower);
  const isBehindVerb =
    isOnlyVerb(before, lexicon) ||
    lexicon.isInfinitive(before.lower) ||
    isParticiple(before, lexicon) ||
    adverbs.has(before.lower);
  return isAdverb && isBehindVerb ? joinedPair(place, 'davantage') : undefined;
};

/** "dix, voir vingt": "voire". */
const voir: Question = (place, lexicon) => {
  const { lower, text } = place.near(1);
  const isMore =
    /^(?:deux|trois|quatre|cinq|six|dix|même|plus|impossible|davantage|pire|très|carrément)$/.test(lower) ||
    /^\p{N}/u.test(text) ||
    (lexicon.adjective(lower) !== 0 && lexicon.noun(lower) === 0);
  return place.near(-1).text === ',' && isMore ? here(place, 'voire') : undefined;
};

/** "plus tôt le train que l’avion": "plutôt". */
const plusTot: Question = (place, lexicon) => {
  if (!/^(?:tôt|tot)$/.test(place.near(1).lower)) return undefined;
  // "le plus tôt possible"
  if (/^(?:le|au)$/.test(place.near(-1).lower)) return undefined;
  const behind = place.near(2).lower;
  const isChoice =
    /^(?:une?|le|la|les|du|des|de)$/.test(behind) &&
    place.tokens.slice(place.at + 3, place.at + 9).some(({ lower }) => /^qu[e']$/.test(lower));
  const isDegree = lexicon.adjective(behind) !== 0 && lexicon.noun(behind) === 0;
  const isTime =
    /^(?:jours?|heures?|ans|mois|semaines?|minutes?|peu|bien|beaucoup|arriv\p{L}+|ven\p{L}+|vien\p{L}+|part\p{L}+|l[eè]v\p{L}+|couch\p{L}+|rentr\p{L}+)$/u.test(
      place.near(-1).lower,
    ) || /^(?:\p{L}+di|dimanche|matin|soir|week-end)$/u.test(place.near(3).lower);
  return (isChoice || isDegree) && !isTime ? joinedPair(place, 'plutôt') : undefined;
};

/** "Voila": "voilà"; "il voila" is a verb. */
const voila: Question = (place) =>
  /^(?:il|elle|se|s')$/.test(place.near(-1).lower)
    ? undefined
    : here(place, matchCase(place.near(0).text, 'voilà'));

/** "la, à côté", "le tant", "d'avantage": recognised by the neighbouring words. */
export const besideWords = byWord('FrBeside', 'SoundAlike', {
  la,
  tant,
  "d'": dAvantage,
  voir,
  plus: plusTot,
  voila,
});
