import { matchCase } from '../../generation/built-in/match-case.ts';
import { here, type Place, type TokenRule } from '../tokens/rule.ts';
import { FS, MP, MS, plural, singular } from '../romance/gender-and-number.ts';
import type { FrenchLexicon } from './lexicon.ts';
import { isLower } from './lower-case.ts';
import { isOnlyVerb, isParticiple } from './word-classes.ts';
import { adverbs, determiners, prepositions } from './words.ts';

type Rule = TokenRule<FrenchLexicon>;

const pair = (place: Place, right: string) => ({
  first: place.at,
  last: place.at + 1,
  replacement: matchCase(place.near(0).text, right),
});
const isEnd = (text: string): boolean => text === '' || /^[,.;:!?»)]$/.test(text);

/** "ni a" and "n'y a", "d'on", "qu'elle heure", "c'est deux chiens": cut words and what sounds like them. */
export const cutWords: Rule = {
  name: 'FrCutWord',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const next = place.near(1);
    const before = place.near(-1);
    if (
      lower === 'ni' &&
      /^(?:il|elle|on|ils|elles|je|tu)$/.test(before.lower) &&
      /^(?:a|avait|aura|aurait|ont|est|vais|va|vont|suis|était|arrive|pense|croit|connaît)$/.test(next.lower)
    ) {
      return here(place, "n'y");
    }
    if (lower === "d'" && next.lower === 'on') return pair(place, 'dont');
    if (lower === "qu'" && next.lower === 'elle') {
      const noun = lexicon.noun(place.near(2).lower);
      const isNoun =
        (noun & FS) !== 0 && lexicon.finite(place.near(2).lower).length === 0 && isLower(place.near(2));
      return isNoun &&
        (place.near(0).opens || /^(?:à|de|sais|sait|savoir|demande|pour|dans)$/.test(before.lower))
        ? pair(place, 'quelle')
        : undefined;
    }
    if (lower === "c'" && next.lower === 'est') {
      const noun = place.near(2);
      const isCount =
        /^(?:deux|trois|quatre|cinq|six|nouveaux|nouvelles|vieux|vieilles|anciens|anciennes|propres|petits|petites|grands|grandes|premiers|premières)$/.test(
          noun.lower,
        ) && /[sx]$/.test(place.near(3).lower);
      const isPlural =
        isCount ||
        ((lexicon.noun(noun.lower) & plural) !== 0 &&
          (lexicon.noun(noun.lower) & singular) === 0 &&
          lexicon.adjective(noun.lower) === 0);
      const isObject =
        (isOnlyVerb(before, lexicon) && !/^(?:que|qu'|est|sont|dit|crois|pense)$/.test(before.lower)) ||
        (prepositions.has(before.lower) && before.lower !== 'après') ||
        isParticiple(before, lexicon);
      return isPlural && isObject && before.isWord ? pair(place, 'ses') : undefined;
    }
    return undefined;
  },
};

/** "Quelque soit le temps": "quel que" agrees with what follows (Le Bon Usage, § 636). */
export const quelQue: Rule = {
  name: 'FrQuelQue',
  reason: 'SoundAlike',
  find(place, lexicon) {
    if (
      !/^quelques?$/.test(place.near(0).lower) ||
      !/^(?:soit|soient|fût|fussent)$/.test(place.near(1).lower)
    ) {
      return undefined;
    }
    const noun = lexicon.noun(place.near(3).lower) & (determiners.get(place.near(2).lower) ?? 15);
    const form =
      place.near(1).lower === 'soient'
        ? (noun & MP) === 0 && noun !== 0
          ? 'quelles que'
          : 'quels que'
        : (noun & MS) === 0 && noun !== 0
          ? 'quelle que'
          : 'quel que';
    return here(place, matchCase(place.near(0).text, form));
  },
};

/** "la, à côté", "le tant", "d'avantage": by what stands beside them. */
export const besideWords: Rule = {
  name: 'FrBeside',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const next = place.near(1);
    const before = place.near(-1);
    if (
      lower === 'la' &&
      (isEnd(next.text) || next.lower === 'où') &&
      !/^(?:le|de|ou|et)$/.test(before.lower) &&
      before.isWord
    ) {
      return here(place, 'là');
    }
    if (
      lower === 'tant' &&
      /^(?:le|du|ce|au|quel|mon|ton|son|peu|notre|quelque)$/.test(before.lower) &&
      next.lower !== 'que' &&
      !/^(?:soit|pour)$/.test(next.lower)
    ) {
      return before.lower === 'peu' && next.lower !== 'de' ? undefined : here(place, 'temps');
    }
    if (
      lower === "d'" &&
      next.lower === 'avantage' &&
      !/^(?:plus|pas|peu|moins|beaucoup|trop|tant|autant|point|assez)$/.test(before.lower)
    ) {
      const isAdverb =
        isEnd(place.near(2).text) ||
        /^(?:pour|de|d'|que|qu'|sur|dans|à|au|en|et|encore)$/.test(place.near(2).lower);
      return isAdverb &&
        (isOnlyVerb(before, lexicon) ||
          lexicon.isInfinitive(before.lower) ||
          isParticiple(before, lexicon) ||
          adverbs.has(before.lower))
        ? pair(place, 'davantage')
        : undefined;
    }
    if (
      lower === 'voir' &&
      before.text === ',' &&
      (/^(?:deux|trois|quatre|cinq|six|dix|même|plus|impossible|davantage|pire|très|carrément)$/.test(
        next.lower,
      ) ||
        /^\p{N}/u.test(next.text) ||
        (lexicon.adjective(next.lower) !== 0 && lexicon.noun(next.lower) === 0))
    ) {
      return here(place, 'voire');
    }
    if (lower === 'plus' && /^(?:tôt|tot)$/.test(next.lower)) {
      const isChoice =
        /^(?:une?|le|la|les|du|des|de)$/.test(place.near(2).lower) &&
        place.tokens.slice(place.at + 3, place.at + 9).some((token) => /^qu[e']$/.test(token.lower));
      const isDegree =
        lexicon.adjective(place.near(2).lower) !== 0 && lexicon.noun(place.near(2).lower) === 0;
      return (isChoice || isDegree) &&
        !/^(?:jours?|heures?|ans|mois|semaines?|minutes?|peu|bien|beaucoup|arriv\p{L}+|ven\p{L}+|part\p{L}+|lev\p{L}+|rentr\p{L}+)$/u.test(
          before.lower,
        )
        ? pair(place, 'plutôt')
        : undefined;
    }
    if (lower === 'voila' || lower === 'voilà') {
      return lower === 'voila' && !/^(?:il|elle|se|s')$/.test(before.lower)
        ? here(place, matchCase(place.near(0).text, 'voilà'))
        : undefined;
    }
    return undefined;
  },
};
