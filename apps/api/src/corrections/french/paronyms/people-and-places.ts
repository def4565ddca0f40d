import type { Paronym } from '../../tokens/paronyms.ts';

/** Persons and the places where they are. */
export const peopleAndPlaces: readonly Paronym[] = [
  {
    wrong: /^mère$/,
    right: 'maire',
    near: /^(?:mairie|élu|élection|commune|conseil|village|adjoint|municipal|ville)/,
    unless: /^(?:ma|ta|sa|notre|votre|père|enfant)$/,
  },
  { wrong: /^maire$/, right: 'mère', near: /^(?:ma|ta|père|enfant|sœur|bébé)$/, reach: 3 },
  { wrong: /^mer$/, right: 'mère', near: /^(?:ma|ta|sa|père)$/, reach: 1 },
  {
    wrong: /^(?:cour|court)$/,
    right: 'cours',
    near: /^(?:français|anglais|maths|professeur|histoire|université|élève|étudiant|piano|danse|suivre|yoga|lycée|prof)/,
    unless: /^(?:récréation|appel|école|intérieure|tennis|cassation|justice|trop|très|fermée|immeuble)/,
  },
  {
    wrong: /^cours$/,
    right: 'cour',
    near: /^(?:récréation|arbre|immeuble|ferme|cassation|poules)$/,
    unless: /^(?:au|en|anglais|français)$/,
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
    near: /^(?:ma|ta|sa|mon|oncle|cousin)$/,
    unless: /^(?:camp|monter|toile|dormir)/,
    reach: 4,
  },
  {
    wrong: /^tante$/,
    right: 'tente',
    near: /^(?:camp|monter|monté|toile|piquets|sac)/,
    unless: /^(?:ma|ta|sa|oncle)$/,
  },
];
