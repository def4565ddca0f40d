import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<FrenchLexicon>;

/** "Léa peux-tu", "Bonjour Paul": the person addressed is set off by commas (Le Bon Usage, § 129). */
export const vocative: Rule = {
  name: 'FrVocative',
  reason: 'MissingComma',
  find(place, lexicon) {
    const { text, opens, lower } = place.near(0);
    const isName = /^\p{Lu}\p{Ll}+$/u.test(text) && !lexicon.isKnown(lower);
    const isKin = /^(?:maman|papa|madame|monsieur|mamie|papi)$/.test(lower);
    return opens && (isName || isKin) && /^\p{Ll}+-(?:tu|vous|nous|moi)$/u.test(place.near(1).text)
      ? here(place, `${text},`)
      : undefined;
  },
};
