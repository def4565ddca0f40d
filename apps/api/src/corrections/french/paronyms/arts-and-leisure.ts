import type { Paronym } from '../../tokens/paronyms.ts';

/** Tales, drawing, dance and walks, and the accounts that sound like tales. */
export const artsAndLeisure: readonly Paronym[] = [
  {
    wrong: /^conte(s?)$/,
    right: 'compte$1',
    near: /^(?:banque|bancaire|épargne|rendre|rends|rend|rendu|tenir|tient|courant|chèque)/,
  },
  {
    wrong: /^compte(s?)$/,
    right: 'conte$1',
    near: /^(?:fées?|perrault|andersen|grimm|princesse)$/,
    reach: 4,
  },
  {
    wrong: /^dessein(s?)$/,
    right: 'dessin$1',
    near: /^(?:crayon|papier|animé|enfant|couleur|feutre|peint|artiste|feuille)/,
  },
  {
    wrong: /^dense(s?)$/,
    right: 'danse$1',
    near: /^(?:cours|classique|ballet|professeur|musique|piste|salsa|tango|école)/,
    unless: /^(?:brouillard|forêt|trafic|circulation|très|plus|population)/,
  },
  {
    wrong: /^balade(s?)$/,
    right: 'ballade$1',
    near: /^(?:chant|guitare|poème|musique|romantique)/,
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
    near: /^(?:café|déjeuner|faire|minutes|faisons|travail)/,
    unless: /^(?:photo|question|problème|carrelage|modèle|je|il|elle|se|me)$/,
    reach: 3,
  },
];
