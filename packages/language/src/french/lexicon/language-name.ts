import { here, type TokenRule } from '../../engine/tokens/rule.ts';
import type { FrenchLexicon } from './lexicon.ts';

type Rule = TokenRule<FrenchLexicon>;

/** "parle couramment l'Espagnol": names of languages are in lower case (Le Bon Usage, § 98). */
export const languageName: Rule = {
  name: 'FrLanguageName',
  reason: 'NounCapital',
  find(place, lexicon) {
    const { text, opens } = place.near(0);
    if (
      opens ||
      !/^(?:Français|Anglais|Espagnol|Allemand|Italien|Portugais|Russe|Chinois|Japonais|Arabe|Néerlandais|Grec|Latin|Polonais|Turc|Suédois|Coréen)$/.test(
        text,
      )
    ) {
      return undefined;
    }
    const isSpoken = [-2, -3, -4].some((steps) => {
      const { lower } = place.near(steps);
      return [
        ...lexicon.finite(lower).map(({ lemma }) => lemma),
        lower,
        lexicon.infinitiveOf(lower) ?? '',
      ].some((lemma) =>
        /^(?:parler|apprendre|étudier|enseigner|comprendre|lire|écrire|traduire)$/.test(lemma),
      );
    });
    const isArticle = /^(?:l'|le|en|du|d'|de)$/.test(place.near(-1).lower);
    return isArticle &&
      (isSpoken || (place.near(-1).lower === 'en' && place.near(-2).lower !== 'les')) &&
      isSpoken
      ? here(place, text.toLowerCase())
      : undefined;
  },
};
