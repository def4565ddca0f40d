import { anyWord, type Paronym } from '../../../engine/tokens/paronyms.ts';

/** People and places. */
export const peopleAndPlaces: readonly Paronym[] = [
  {
    wrong: /^mère$/,
    right: 'maire',
    near: /^(?:mairie|élu|élection|commune|conseil|village|adjoint|municipal|ville)/,
    unless: /^(?:ma|ta|sa|notre|votre|père|enfant)$/,
    unlessBefore: /^(?:la|une|cette|leur|grand|belle)$/,
  },
  { wrong: /^maire$/, right: 'mère', near: anyWord, before: /^(?:ma|ta|sa)$/ },
  { wrong: /^mer$/, right: 'mère', near: anyWord, before: /^(?:ma|ta|sa)$/ },
  {
    wrong: /^(?:cour|court)$/,
    right: 'cours',
    unlessBefore: /^(?:la|une|cette|sa|ma|ta|leur|plus|très|assez|est|était|arrière|basse)$/,
    near: /^(?:français|anglais|maths|professeur|histoire|université|élève|étudiant|piano|danse|suivre|yoga|lycée|prof)/,
    unless: /^(?:récréation|appel|école|intérieure|tennis|cassation|justice|trop|très|fermée|immeuble)/,
  },
  {
    wrong: /^cours$/,
    right: 'cour',
    near: /^(?:récréation|arbre|immeuble|ferme|cassation|poules)$/,
    unless: /^(?:au|en|anglais|français)$/,
    unlessBefore:
      /^(?:les?|un|du|des|ces?|mes|mon|son|ses|nos|notre|leurs?|quel|quels|plusieurs|aucun|premier|deux|trois)$/,
  },
  {
    wrong: /^voie(s?)$/,
    right: 'voix',
    near: /^(?:basse|haute|chant|chanteu|rauque|douce|micro|entend)/,
    unless: /^(?:train|gare|quai|ferrée|rapide|lactée|publique)/,
  },
  {
    wrong: /^voix$/,
    right: 'voie',
    near: /^(?:train|gare|quai|ferrée|lactée|publique|navigable|disparition)/,
    unless: /^(?:annon|cri|parl|entend|haut-parleur|micro|chant|douce|basse|haute|grave|dit|appel|entre)/,
  },
  {
    wrong: /^autel(s?)$/,
    right: 'hôtel$1',
    near: /^(?:chambre|réserv|nuit|étoiles|dorm|vacances|piscine)/,
    unless: /^(?:église|prêtre|messe)/,
  },
  {
    wrong: /^mètre$/,
    right: 'maître',
    near: /^(?:école|chien|hôtel|élève|classe|nageur)/,
    unless: /^(?:un|cube|carré|centimètre)$/,
    reach: 4,
  },
  {
    wrong: /^tente$/,
    right: 'tante',
    near: /^(?:oncle|cousine?s?|neveu|nièce|famille|anniversaire)$/,
    before: /^(?:ma|ta|sa|la|une|notre|votre)$/,
    unless: /^(?:camp|monter|toile|dormir)/,
    reach: 4,
  },
  {
    wrong: /^tante$/,
    right: 'tente',
    near: /^(?:camp|toile|piquets|duvet)/,
    unless: /^(?:ma|ta|sa|oncle)$/,
  },
];
