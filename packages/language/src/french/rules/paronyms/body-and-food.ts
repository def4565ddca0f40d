import type { Paronym } from '../../../engine/tokens/paronyms.ts';

/** Parts of the body, food and drink. */
export const bodyAndFood: readonly Paronym[] = [
  { wrong: /^fois$/, right: 'foie', near: /^(?:gras|veau|canard|morue|volaille)$/, reach: 2 },
  {
    wrong: /^amande(s?)$/,
    right: 'amende$1',
    near: /^(?:pay|vitesse|police|euros|stationn|radar|excès|gendarme|contravention)/,
  },
  { wrong: /^amende(s?)$/, right: 'amande$1', near: /^(?:gâteau|pâte|huile|lait|noix|chocolat|grillé)/ },
  { wrong: /^coup(s?)$/, right: 'cou', near: /^(?:écharpe|collier|girafe|cravate|foulard|torticolis)/ },
  {
    wrong: /^cou$/,
    right: 'coup',
    near: /^(?:pied|poing|fil|téléphone|œil|main|soleil|foudre|feu|donn|tout|marteau|beau)/,
    unless: /^(?:écharpe|collier|girafe|cravate|foulard)/,
    unlessBefore: /^(?:le|au|son|mon|ton|leur|notre|votre|ce|beau|long|petit|joli|gros)$/,
    reach: 3,
  },
  {
    wrong: /^coup$/,
    right: 'coût',
    near: /^(?:vie|prix|euros|production|travaux|élevé|augment)/,
    unless:
      /^(?:pied|poing|fil|œil|main|tout|après|donn|grand|état|théâtre|chance|maître|force|frein|feu|pouce|sûr|sur)/,
    reach: 4,
  },
  {
    wrong: /^mur(s|e|es)?$/,
    right: 'mûr$1',
    near: /^(?:fruit|pomme|tomate|banane|pêche|abricot|cerise|fraise|poire|pas|trop|assez|bien)/,
    unless:
      /^(?:les?|un|des|ces?|du|au|peint|brique|son|mon|ton|leurs?|ses|mes|nos|aucun|chaque|quel|quels|vieux|haut|hauts|contre|sans|deux|trois|quatre|entre)$/,
    reach: 3,
  },
  {
    wrong: /^point(s?)$/,
    right: 'poing$1',
    near: /^(?:coup|serr|ferm|visage|frapp|boxe)/,
    unless: /^(?:vue|départ|final|fort|faible|commun|noir|au|à|mise|moment)$/,
    reach: 3,
  },
  {
    wrong: /^pois$/,
    right: 'poids',
    near: /^(?:prendre|perdre|kilo|perdu|pris|régime|balance|lourd|lourds|surveiller)/,
    unless: /^(?:petits|chiche|chiches|cassés)$/,
  },
  { wrong: /^poids$/, right: 'pois', near: /^(?:petits|chiches?|cassés)$/, reach: 1 },
  {
    wrong: /^pot$/,
    right: 'peau',
    near: /^(?:crème|bronz|visage|sèche|soleil|douce)/,
    unless: /^(?:fleur|confiture|yaourt|échappement|peinture|un|le|petits?|en|du|miel|verre)/,
  },
  {
    wrong: /^port$/,
    right: 'porc',
    near: /^(?:côtelette|rôti|viande|sauté|filet)/,
    unless: /^(?:bateau|mer|pêche|quai|au|sur)/,
  },
  {
    wrong: /^saint(e?)$/,
    right: 'sain$1',
    near: /^(?:corps|nourriture|alimentation|aliment|mode|manger)/,
    unless: /^(?:vendredi|siège|père|église|patron|esprit|relique)/,
    unlessBefore: /^(?:le|la|du|un|une|au|ce|les)$/,
  },
  {
    wrong: /^vain$/,
    right: 'vin',
    near: /^(?:rouge|blanc|bouteille|verre|cave|rosé)$/,
    unlessBefore: /^(?:en|si|est|était|bien)$/,
    reach: 3,
  },
];
