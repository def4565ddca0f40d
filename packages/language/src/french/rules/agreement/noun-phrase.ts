import type { NounPhrase } from '../../../romance/noun-phrase.ts';
import type { Place } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { determiners, subjects } from '../../lexicon/words.ts';

/** Words after which "le", "la", "les", "leur" are pronouns. */
const beforePronoun = words(
  "je tu il elle on nous vous ils elles ne n' qui me te se m' t' s' lui y pour de d' à sans peut peux veut veux va vais vas vont faut doit dois puis pouvoir vouloir et ou que qu' pas jamais afin en",
);

const isPronoun = (place: Place, lexicon: FrenchLexicon): boolean => {
  const word = place.near(0).lower;
  const next = place.near(1).lower;
  if (!/^(?:le|la|les|leur|en|l')$/.test(word)) return false;
  // "en la saisissant"
  if (place.near(-1).lower === 'en' && next.endsWith('ant')) return true;
  const isVerb = lexicon.finite(next).length > 0 || lexicon.isInfinitive(next);
  return isVerb && (beforePronoun.has(place.near(-1).lower) || lexicon.noun(next) === 0);
};

/** The determiner, noun and adjective between them that begin at a place, if any. */
export function phraseAt(place: Place, lexicon: FrenchLexicon): NounPhrase | undefined {
  const set = determiners.get(place.near(0).lower);
  if (set === undefined || isPronoun(place, lexicon) || place.near(0).lower === place.near(1).lower) {
    return undefined;
  }
  if (
    place.near(0).lower === 'sa' &&
    /^(?:fait|va|est|suffit|dépend|marche|peut|veut)$/.test(place.near(1).lower)
  ) {
    return undefined;
  }
  if (place.near(1).lower === 'plupart') return undefined;
  if (place.near(0).lower === 'ce' && subjects.has(place.near(-1).lower)) return undefined;
  // "un des enfants", "un tout petit": numbers; "deux" may count years and "six" hours
  const next = place.near(1);
  const later = place.near(2);
  const isForSe = place.near(0).lower === 'ce' && subjects.has(place.near(-1).lower);
  if (isForSe || !isLower(next)) return undefined;
  const isAdjectiveFirst =
    lexicon.adjective(next.lower) !== 0 &&
    isLower(later) &&
    lexicon.noun(later.lower) !== 0 &&
    !/^(?:et|ou|à|de|en|dans|par|pour|est|si|sont|a|doit)$/.test(later.lower);
  const isNoun = lexicon.noun(next.lower) !== 0;
  if (isAdjectiveFirst && (!isNoun || before.has(next.lower))) {
    return {
      noun: place.at + 2,
      adjective: place.at + 1,
      agreement: lexicon.noun(later.lower),
      set,
    };
  }
  if (!isNoun) return undefined;
  return {
    noun: place.at + 1,
    adjective: undefined,
    agreement: lexicon.noun(next.lower),
    set,
  };
}

/** Adjectives that precede their noun although they are nouns too. */
const before = words(
  'petit petite petits petites grand grande grands grandes jeune jeunes vieux vieille vieilles bon bonne bons bonnes beau belle beaux belles nouveau nouvelle nouveaux nouvelles mauvais mauvaise mauvaises long longue longs longues gros grosse grosses premier première premiers premières dernier dernière derniers dernières autre autres ancien ancienne anciens anciennes meilleur meilleure meilleurs meilleures seul seule vrai vraie vrais vraies',
);
