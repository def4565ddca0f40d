import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { isLower } from '../../lexicon/word-classes.ts';
import { determiners } from '../../lexicon/words.ts';

type Rule = TokenRule<PortugueseLexicon>;

/** "gosto música", "preciso comprar": these verbs take "de". */
export const ofVerbs: Rule = {
  name: 'PtGostarDe',
  reason: 'Preposition',
  find(place, lexicon) {
    const word = place.near(0).lower;
    const isLiking =
      /^(?:gosto|gostas|gosta|gostamos|gostam|gostava|gostavas|gostavam|gostei|gostou|gostámos|gostaram|gostaria|gostar)$/.test(
        word,
      );
    const isNeeding = /^(?:precisas|precisa|precisamos|precisam|precisava|precisei|precisou|preciso)$/.test(
      word,
    );
    if (!isLiking && !isNeeding) return undefined;
    if (
      determiners.has(place.near(-1).lower) ||
      /^(?:é|foi|era|será|seja|de|com|que|bom|mau|quem|do)$/.test(place.near(-1).lower)
    ) {
      return undefined;
    }
    const steps = /^(?:muito|mais|imenso|bastante|tanto|pouco)$/.test(place.near(1).lower) ? 2 : 1;
    const next = place.near(steps);
    const isNoun =
      isLower(next) &&
      lexicon.noun(next.lower) !== 0 &&
      lexicon.finite(next.lower).length === 0 &&
      !/^(?:muito|mais|imenso|quando|como|porque|bem|menos|tanto)$/.test(next.lower);
    const isInfinitive =
      isLower(next) && lexicon.isInfinitive(next.lower) && !/^(?:ou|que)$/.test(next.lower);
    const isArticle =
      isLiking &&
      /^(?:o|a|os|as)$/.test(next.lower) &&
      isLower(place.near(steps + 1)) &&
      lexicon.noun(place.near(steps + 1).lower) !== 0;
    const isIndefinite =
      /^(?:um|uma)$/.test(next.lower) &&
      isLower(place.near(steps + 1)) &&
      lexicon.noun(place.near(steps + 1).lower) !== 0;
    if (isIndefinite) {
      return {
        first: place.at,
        last: place.at + steps - 1,
        replacement: `${place.tokens
          .slice(place.at, place.at + steps)
          .map(({ text }) => text)
          .join(' ')} de`,
      };
    }
    if (!isNoun && !isInfinitive && !isArticle) return undefined;
    if (isNeeding && isNoun && word === 'preciso') return undefined;
    const last = place.at + steps - (isArticle ? 0 : 1);
    const head = place.tokens
      .slice(place.at, place.at + steps)
      .map(({ text }) => text)
      .join(' ');
    return isArticle
      ? { first: place.at, last, replacement: `${head} d${next.lower}` }
      : { first: place.at, last, replacement: `${head} de` };
  },
};
