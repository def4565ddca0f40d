import { anyWord, type Paronym } from '../../../engine/tokens/paronyms.ts';

/** Stories, drawing, dance and walks, and their homophones. */
export const artsAndLeisure: readonly Paronym[] = [
  {
    wrong: /^conte(s?)$/,
    right: 'compte$1',
    near: /^(?:banque|bancaire|épargne|courant|chèque)/,
  },
  {
    wrong: /^conte$/,
    right: 'compte',
    near: anyWord,
    before: /^(?:rendre|rends|rend|rendu|tenir|tient|tenu|tenant)$/,
  },
  {
    wrong: /^compte(s?)$/,
    right: 'conte$1',
    before: /^(?:une?|le|les|des|ces?|du|de|vieux|beaux?|petits?)$/,
    near: /^(?:fées?|perrault|andersen|grimm|princesse)$/,
    reach: 4,
  },
  {
    wrong: /^dessein(s?)$/,
    right: 'dessin$1',
    near: /^(?:crayon|papier|animé|couleur|feutre|peint|feuille)/,
    unlessBefore: /^à$/,
  },
  {
    wrong: /^dense(s?)$/,
    right: 'danse$1',
    before: /^(?:de|la|une|cette|ma|ta|sa|en|les|des|ces)$/,
    near: /^(?:cours|classique|ballet|professeur|musique|piste|salsa|tango|école)/,
    unless: /^(?:brouillard|forêt|trafic|circulation|très|plus|population)/,
  },
  {
    wrong: /^balade(s?)$/,
    right: 'ballade$1',
    near: /^(?:guitare|poème|piano)/,
    unless: /^(?:forêt|vélo|pied|plage)/,
    reach: 4,
  },
  {
    wrong: /^ballade(s?)$/,
    right: 'balade$1',
    near: /^(?:forêt|vélo|pied|plage|montagne|parc|campagne|dimanche|bord|moto)/,
  },
  {
    wrong: /^pose(s?)$/,
    right: 'pause$1',
    before: /^(?:une?|la|les|des|cette|ma|ta|sa|notre|petite|longue|courte|chaque|sans|de|en)$/,
    near: /^(?:café|déjeuner|faire|minutes|faisons|travail)/,
    unless: /^(?:photo|question|problème|carrelage|modèle|je|il|elle|se|me)$/,
    reach: 3,
  },
];
