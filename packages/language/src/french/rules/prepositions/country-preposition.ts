import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';

const en =
  /^(?:France|Espagne|Italie|Allemagne|Angleterre|Belgique|Suisse|Grèce|Pologne|Russie|Chine|Inde|Algérie|Tunisie|Turquie|Europe|Afrique|Asie|Australie|Norvège|Suède|Finlande|Autriche|Irlande|Écosse|Argentine|Égypte|Iran|Irak|Ukraine|Roumanie|Hongrie|Croatie|Bretagne|Normandie|Provence|Corse|Sicile|Amérique|Islande|Colombie|Bolivie|Thaïlande|Corée)$/;

const au =
  /^(?:Portugal|Canada|Japon|Maroc|Brésil|Mexique|Danemark|Luxembourg|Pérou|Chili|Vietnam|Sénégal|Mali|Royaume-Uni|Liban|Cameroun|Kenya|Cambodge|Népal|Costa)$/;

const aux = /^(?:États-Unis|Pays-Bas|Antilles|Philippines)$/;

const moving =
  /^(?:aller|partir|habiter|vivre|voyager|travailler|retourner|rentrer|arriver|venir|étudier|rester|naître|déménager|séjourner|revenir|emménager|passer|être|repartir|mourir|s'installer)$/;

/** "parti à Italie", "irons en Portugal" (Le Bon Usage, § 1051). */
export const countryPreposition: TokenRule<FrenchLexicon> = {
  name: 'FrCountryName',
  reason: 'Preposition',
  find(place, lexicon) {
    const preposition = place.near(0).lower;
    if (!/^(?:à|en|au|dans|aux)$/.test(preposition)) return undefined;
    const { text } = place.near(1);
    const right = en.test(text) ? 'en' : au.test(text) ? 'au' : aux.test(text) ? 'aux' : undefined;
    if (right === undefined || right === preposition) return undefined;
    const isGone = [-1, -2, -3].some((steps) => {
      const { lower } = place.near(steps);
      return [
        ...lexicon.finite(lower).map(({ lemma }) => lemma),
        lexicon.infinitiveOf(lower) ?? '',
        lower,
      ].some((lemma) => moving.test(lemma));
    });
    return isGone ? here(place, right) : undefined;
  },
};
