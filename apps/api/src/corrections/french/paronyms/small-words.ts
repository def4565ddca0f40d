import type { Paronym } from '../../tokens/paronyms.ts';

/** Pronouns, prepositions and the like that sound as nouns and adjectives do. */
export const smallWords: readonly Paronym[] = [
  {
    wrong: /^foie?$/,
    right: 'fois',
    near: /^(?:une|deux|trois|quatre|chaque|première|dernière|cette|plusieurs|autre|prochaine|mille|combien)$/,
    reach: 1,
  },
  {
    wrong: /^toi$/,
    right: 'toit',
    near: /^(?:tuile|maison|cheminée|ardoise|chat|grimp)/,
    unless: /^(?:avec|pour|chez|et|à|de|moi|sans)$/,
    reach: 3,
  },
  { wrong: /^toit$/, right: 'toi', near: /^(?:avec|pour|chez|moi)$/, reach: 1 },
  {
    wrong: /^vert$/,
    right: 'vers',
    near: /^(?:midi|minuit|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|le|la|les|l')$/,
    reach: 1,
  },
  {
    wrong: /^sensé(e?s?)$/,
    right: 'censé$1',
    near: /^(?:être|savoir|faire|avoir|arriver|aller|partir|venir|connaître|rester|travailler|répondre)$/,
    reach: 1,
  },
];
