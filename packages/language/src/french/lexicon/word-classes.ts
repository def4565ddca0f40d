import { isLower, type Token } from '../../engine/tokens/token.ts';
import type { FrenchLexicon } from './lexicon.ts';

/** A verb form that is neither a noun nor an adjective. */
export const isOnlyVerb = (token: Token, lexicon: FrenchLexicon): boolean =>
  isLower(token) &&
  lexicon.finite(token.lower).length > 0 &&
  lexicon.noun(token.lower) === 0 &&
  lexicon.adjective(token.lower) === 0;

/** A past participle, whatever else it may be. */
export const isParticiple = (token: Token, lexicon: FrenchLexicon): boolean =>
  isLower(token) && lexicon.participle(token.lower) !== 0;

/** A past participle that is not a noun. */
export const onlyParticiple = (token: Token, lexicon: FrenchLexicon): boolean =>
  isParticiple(token, lexicon) && lexicon.noun(token.lower) === 0;

/** An infinitive that is not used as a noun. */
export const onlyInfinitive = (token: Token, lexicon: FrenchLexicon): boolean =>
  isLower(token) &&
  lexicon.isInfinitive(token.lower) &&
  !/^(?:pouvoir|devoir|souvenir|rire|être|avoir|savoir|dîner|déjeuner|repas|goûter|lever|coucher)$/.test(
    token.lower,
  );
