import { anyWord, type Paronym } from '../../../engine/tokens/paronyms.ts';

/** Pronouns, prepositions and the like that sound like nouns and adjectives. */
export const smallWords: readonly Paronym[] = [
  {
    wrong: /^foi$/,
    right: 'fois',
    near: /^(?:par|encore)$/,
    before: /^une$/,
    reach: 1,
  },
  {
    wrong: /^foi$/,
    right: 'fois',
    near: anyWord,
    before: /^(?:deux|trois|quatre|chaque|première|dernière|plusieurs|autre|prochaine|mille|combien)$/,
  },
  {
    wrong: /^foie$/,
    right: 'fois',
    near: /^(?:une|deux|trois|quatre|chaque|première|dernière|cette|plusieurs|autre|prochaine|mille|combien)$/,
    reach: 1,
  },
  {
    wrong: /^toi$/,
    right: 'toit',
    near: /^(?:tuile|maison|cheminée|ardoise|chat|grimp)/,
    before: /^(?:les?|un|du|au|ce|son|leurs?|vieux)$/,
    unless: /^(?:avec|pour|chez|et|à|de|moi|sans)$/,
    reach: 3,
  },
  {
    wrong: /^toit$/,
    right: 'toi',
    near: anyWord,
    before: /^(?:avec|pour|chez)$/,
    unless: /^(?:ouvrant|plat|en|de|d'|pentu|vitré)$/,
    reach: 1,
  },
  {
    wrong: /^vert$/,
    right: 'vers',
    near: anyWord,
    next: /^(?:midi|minuit|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|le|la|les|l')$/,
    unlessBefore: /^(?:le|un|du|ce|au|en|est|était|feu|devient|reste)$/,
  },
  {
    wrong: /^sensé(e?s?)$/,
    right: 'censé$1',
    near: /^(?:être|savoir|faire|avoir|arriver|aller|partir|venir|connaître|rester|travailler|répondre)$/,
    reach: 1,
  },
];
