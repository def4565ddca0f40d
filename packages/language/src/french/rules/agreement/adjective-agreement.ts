import { singular } from '../../../romance/gender-and-number.ts';
import type { NounPhrase } from '../../../romance/noun-phrase.ts';
import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower, noToken } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { adverbs, avoir, determiners, prepositions } from '../../lexicon/words.ts';
import { invariable } from './invariable-adjectives.ts';
import { phraseAt } from './noun-phrase.ts';

const oftenAdjective =
  /^(?:important|intéressant|différent|étonnant|charmant|amusant|inquiétant|suffisant|grand|brillant|passionnant|fatigant|élégant|méchant)$/;
const prepositionsAndArticles = (word: string): boolean => prepositions.has(word) || determiners.has(word);

const shades =
  /^(?:clair|foncé|pâle|vif|sombre|ciel|marine|roi|nuit|turquoise|pomme|olive|bouteille|pétrole)$/;

/** "une décision important": the adjective after its noun. */
export const adjectiveBehind: TokenRule<FrenchLexicon> = {
  name: 'FrAdjective',
  reason: 'Concord',
  find(place, lexicon) {
    const article = place.near(0).lower === "l'" ? singular : undefined;
    const found =
      phraseAt(place, lexicon) ?? (article === undefined ? undefined : elidedPhrase(place, lexicon));
    if (!found) return undefined;
    const agreement = found.set & found.agreement;
    const at = found.noun + 1;
    const adverb = place.tokens[at] ?? noToken;
    const isDegree = /^(?:très|trop|plus|moins|si|assez|vraiment|aussi)$/.test(adverb.lower);
    const place2 = isDegree ? at + 1 : at;
    const adjective = place.tokens[place2] ?? noToken;
    const next = place.tokens[place2 + 1] ?? noToken;
    const own =
      lexicon.adjective(adjective.lower) |
      (/[^s]s$|é$|ée$/.test(adjective.lower) ? lexicon.participle(adjective.lower) : 0);
    if (agreement === 0 || !isLower(adjective) || lexicon.adjective(adjective.lower) === 0) return undefined;
    if (prepositions.has(adjective.lower) || adjective.lower === 'menu') return undefined;
    // "une fois connecté", "une robe bleu clair", "elle a l’air fatiguée"
    const noun = place.tokens[found.noun]?.lower;
    const isOfSubject = noun === 'air' && avoir.has(place.near(-1).lower);
    if (noun === 'fois' || isOfSubject || shades.test(next.lower)) return undefined;
    if ((own & agreement) !== 0 || invariable.has(adjective.lower) || adverbs.has(adjective.lower)) {
      return undefined;
    }
    // "les langues anglaise et française", "les enfants mange"
    const isSeries =
      /^(?:et|ou|,)$/.test(next.lower) && lexicon.adjective(place.tokens[place2 + 2]?.lower ?? '') !== 0;
    if (isSeries || lexicon.finite(adjective.lower).some(({ tense }) => tense !== 'S' && tense !== 'Y')) {
      return undefined;
    }
    // "les lignes commençant par": a participle with its complement
    const isGoverning = adjective.lower.endsWith('ant') && prepositionsAndArticles(next.lower);
    if (isGoverning && !oftenAdjective.test(adjective.lower)) return undefined;
    // "une tasse de café noir": the adjective belongs to another noun
    if (/^(?:de|d'|à|en)$/.test(place.near(-1).lower) && place.near(-2).isWord) return undefined;
    const form = lexicon.inflect(adjective.lower, agreement);
    return form === undefined || form === adjective.lower
      ? undefined
      : { first: place2, last: place2, replacement: form };
  },
};

/** "l’idée": the noun shows the gender that the article does not. */
function elidedPhrase(place: Place, lexicon: FrenchLexicon): NounPhrase | undefined {
  const next = place.near(1);
  const agreement = lexicon.noun(next.lower) & singular;
  if (agreement === 0 || agreement === singular || !isLower(next) || lexicon.finite(next.lower).length > 0) {
    return undefined;
  }
  return { noun: place.at + 1, adjective: undefined, agreement, set: singular };
}
