import type { TokenRule } from '../../tokens/rule.ts';
import type { FrenchLexicon } from '../lexicon.ts';
import { isLower } from '../lower-case.ts';
import { onlyInfinitive } from '../word-classes.ts';
import { determiners } from '../words.ts';

type Rule = TokenRule<FrenchLexicon>;

interface Government {
  readonly verbs: RegExp;
  readonly wrong: RegExp;
  readonly right: string;
  readonly before: 'infinitive' | 'noun';
}

/** Verbs with their prepositions (Le Bon Usage, § 284–288; Académie française, Dire, ne pas dire). */
const table: readonly Government[] = [
  {
    verbs:
      /^(?:réussir|parvenir|arriver|commencer|apprendre|hésiter|inviter|aider|obliger|forcer|encourager|consister|renoncer|chercher|continuer|tenir|songer)$/,
    wrong: /^(?:pour)$/,
    right: 'à',
    before: 'infinitive',
  },
  {
    verbs: /^(?:réussir|parvenir|apprendre|hésiter|renoncer|inviter|encourager|aider)$/,
    wrong: /^(?:de|d')$/,
    right: 'à',
    before: 'infinitive',
  },
  {
    verbs:
      /^(?:décider|refuser|essayer|oublier|promettre|proposer|accepter|éviter|finir|arrêter|risquer|conseiller|interdire|permettre|tenter|choisir|regretter|craindre|mériter|cesser|conseiller|rêver)$/,
    wrong: /^(?:à|pour)$/,
    right: 'de',
    before: 'infinitive',
  },
  {
    verbs:
      /^(?:pouvoir|vouloir|devoir|savoir|falloir|préférer|adorer|détester|espérer|souhaiter|désirer|sembler|oser)$/,
    wrong: /^(?:de|d'|à|pour)$/,
    right: '',
    before: 'infinitive',
  },
  {
    verbs:
      /^(?:penser|réfléchir|songer|participer|assister|renoncer|obéir|ressembler|nuire|appartenir|succéder|échapper|téléphoner)$/,
    wrong: /^(?:de|d'|dans|en|sur)$/,
    right: 'à',
    before: 'noun',
  },
  { verbs: /^compter$/, wrong: /^(?:à)$/, right: 'sur', before: 'noun' },
  {
    verbs: /^(?:dépendre|profiter|douter|rêver|discuter|manquer|bénéficier|hériter)$/,
    wrong: /^(?:sur|à)$/,
    right: 'de',
    before: 'noun',
  },
  {
    verbs: /^(?:chercher|attendre|demander|payer|écouter|regarder|habiter)$/,
    wrong: /^(?:pour)$/,
    right: '',
    before: 'noun',
  },
];

const adverb =
  /^(?:pas|plus|jamais|toujours|souvent|encore|déjà|beaucoup|bien|enfin|aussi|vraiment|trop|peu|parfois|longtemps)$/;

/** "réussi de convaincre", "compter à vous": another preposition belongs to the verb, or none. */
export const verbPreposition: Rule = {
  name: 'FrVerbPreposition',
  reason: 'Preposition',
  find(place, lexicon) {
    const verb = place.near(0);
    if (
      !isLower(verb) ||
      determiners.has(place.near(-1).lower) ||
      /^(?:puis|aide|commande|demande|suite)$/.test(verb.lower)
    ) {
      return undefined;
    }
    const participle = lexicon.infinitiveOf(verb.lower);
    const lemmas = [
      ...lexicon.finite(verb.lower).map(({ lemma }) => lemma),
      ...(lexicon.isInfinitive(verb.lower) ? [verb.lower] : []),
      ...(participle === undefined ? [] : [participle]),
    ];
    if (lemmas.length === 0) return undefined;
    const steps = adverb.test(place.near(1).lower) ? 2 : 1;
    const preposition = place.near(steps).lower;
    const behind = place.near(steps + 1);
    const clitic = /^(?:le|la|les|l'|lui|leur|y|en|me|te|se|m'|t'|s'|nous|vous|ne|n')$/.test(behind.lower);
    const isInfinitive = onlyInfinitive(clitic ? place.near(steps + 2) : behind, lexicon);
    const isPerson = /^(?:moi|toi|lui|elle|nous|vous|eux|elles)$/.test(behind.lower);
    const isNoun =
      !isInfinitive &&
      ((determiners.has(behind.lower) && lexicon.noun(place.near(steps + 2).lower) !== 0) || isPerson);
    const isReflexive = /^(?:se|s'|me|m'|te|t'|nous|vous)$/.test(place.near(-1).lower);
    for (const { verbs, wrong, right, before } of table) {
      if (!lemmas.some((lemma) => verbs.test(lemma)) || !wrong.test(preposition)) continue;
      if (before === 'infinitive' ? !isInfinitive : !isNoun) continue;
      if (isReflexive) continue;
      // "il vient de penser de ces gens": what one thinks of something is "de"; time and place stand alone.
      if (
        /^(?:penser|assister|participer|téléphoner)$/.test(lemmas[0] ?? '') &&
        /^(?:dans|en|sur)$/.test(preposition)
      ) {
        continue;
      }
      if (
        before === 'noun' &&
        lexicon.noun(verb.lower) !== 0 &&
        place.near(-1).isWord &&
        !/^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles)$/.test(place.near(-1).lower)
      ) {
        continue;
      }
      if (
        /^(?:compter|profiter)$/.test(lemmas[0] ?? '') &&
        !isPerson &&
        preposition === 'à' &&
        /^(?:le|la|partir|ce)$/.test(behind.lower)
      ) {
        continue;
      }
      // "Que penses-tu de", "ce que je pense de".
      if (
        lemmas.includes('penser') &&
        place.tokens
          .slice(Math.max(0, place.at - 6), place.at)
          .some(({ lower }) => /^(?:que|qu'|quoi|en)$/.test(lower))
      ) {
        continue;
      }
      if (right === '') {
        return { first: place.at + steps, last: place.at + steps + 1, replacement: behind.text };
      }
      const cut = right === 'de' && lexicon.isElided(behind.lower);
      return cut
        ? { first: place.at + steps, last: place.at + steps + 1, replacement: `d'${behind.text}` }
        : {
            first: place.at + steps,
            last: place.at + steps + (preposition === "d'" ? 0 : 0),
            replacement: preposition === "d'" ? `${right} ` : right,
          };
    }
    return undefined;
  },
};

const en =
  /^(?:France|Espagne|Italie|Allemagne|Angleterre|Belgique|Suisse|Grèce|Pologne|Russie|Chine|Inde|Algérie|Tunisie|Turquie|Europe|Afrique|Asie|Australie|Norvège|Suède|Finlande|Autriche|Irlande|Écosse|Argentine|Égypte|Iran|Irak|Ukraine|Roumanie|Hongrie|Croatie|Bretagne|Normandie|Provence|Corse|Sicile|Amérique|Islande|Colombie|Bolivie|Thaïlande|Corée)$/;
const au =
  /^(?:Portugal|Canada|Japon|Maroc|Brésil|Mexique|Danemark|Luxembourg|Pérou|Chili|Vietnam|Sénégal|Mali|Royaume-Uni|Liban|Cameroun|Kenya|Cambodge|Népal|Costa)$/;
const aux = /^(?:États-Unis|Pays-Bas|Antilles|Philippines)$/;
const moving =
  /^(?:aller|partir|habiter|vivre|voyager|travailler|retourner|rentrer|arriver|venir|étudier|rester|naître|déménager|séjourner|revenir|emménager|passer|être|repartir|mourir|s'installer)$/;

/** "parti à Italie", "irons en Portugal" (Le Bon Usage, § 1051). */
export const countryPreposition: Rule = {
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
    return isGone ? { first: place.at, last: place.at, replacement: right } : undefined;
  },
};
