import { matchCase } from '../../generation/built-in/match-case.ts';
import { here, type TokenRule } from '../tokens/rule.ts';
import { noToken } from '../tokens/token.ts';
import type { FrenchLexicon } from './lexicon.ts';

type Rule = TokenRule<FrenchLexicon>;

interface Paronym {
  readonly wrong: RegExp;
  readonly right: string;
  /** Beginnings of words of which one stands near, when the other word is meant. */
  readonly near: RegExp;
  readonly unless?: RegExp;
  readonly reach?: number;
}

/** Words that sound or look alike, told apart by the words around them (OQLF, Banque de dépannage linguistique). */
const pairs: readonly Paronym[] = [
  {
    wrong: /^mère$/,
    right: 'maire',
    near: /^(?:mairie|élu|élection|commune|conseil|village|adjoint|municipal|ville)/,
    unless: /^(?:ma|ta|sa|notre|votre|père|enfant)$/,
  },
  { wrong: /^maire$/, right: 'mère', near: /^(?:ma|ta|père|enfant|sœur|bébé)$/, reach: 3 },
  { wrong: /^mer$/, right: 'mère', near: /^(?:ma|ta|sa|père)$/, reach: 1 },
  {
    wrong: /^foie?$/,
    right: 'fois',
    near: /^(?:une|deux|trois|quatre|chaque|première|dernière|cette|plusieurs|autre|prochaine|mille|combien)$/,
    reach: 1,
  },
  { wrong: /^fois$/, right: 'foie', near: /^(?:gras|veau|canard|morue|volaille)$/, reach: 2 },
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
    wrong: /^différents?$/,
    right: 'différend',
    near: /^(?:régl|oppos|voisin|résoud|juge|tribunal)/,
    unless: /^(?:plusieurs|de|sont|très|deux|les|points|avis)$/,
    reach: 4,
  },
  {
    wrong: /^tache(s?)$/,
    right: 'tâche$1',
    near: /^(?:ménag|accompl|travail|difficile|quotidien|confi|effectu|administr|terminer|rude)/,
    unless: /^(?:café|vin|encre|graisse|nettoy|chemise|nappe|sang)/,
  },
  {
    wrong: /^tâche(s?)$/,
    right: 'tache$1',
    near: /^(?:café|vin|encre|graisse|nettoy|chemise|nappe|sang|moquette|tapis|rousseur)/,
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
    wrong: /^repaire(s?)$/,
    right: 'repère$1',
    near: /^(?:point|visuel|prendre|perd|plan|carte|temporel)/,
    unless: /^(?:brigand|loup|pirate|bandit|voleur)/,
  },
  { wrong: /^repère(s?)$/, right: 'repaire$1', near: /^(?:brigand|loup|pirate|bandit|voleur|contreband)/ },
  {
    wrong: /^amande(s?)$/,
    right: 'amende$1',
    near: /^(?:pay|vitesse|police|euros|stationn|radar|excès|gendarme|contravention)/,
  },
  { wrong: /^amende(s?)$/, right: 'amande$1', near: /^(?:gâteau|pâte|huile|lait|noix|chocolat|grillé)/ },
  { wrong: /^ancre$/, right: 'encre', near: /^(?:stylo|imprimante|papier|écri|plume|cartouche|noire|tache)/ },
  { wrong: /^encre$/, right: 'ancre', near: /^(?:bateau|port|lever|jeter|navire|marin|jeta)/ },
  {
    wrong: /^autel(s?)$/,
    right: 'hôtel$1',
    near: /^(?:chambre|réserv|nuit|étoiles|dorm|vacances|piscine)/,
    unless: /^(?:église|prêtre|messe)/,
  },
  { wrong: /^coup(s?)$/, right: 'cou', near: /^(?:écharpe|collier|girafe|cravate|foulard|torticolis)/ },
  {
    wrong: /^cou$/,
    right: 'coup',
    near: /^(?:pied|poing|fil|téléphone|œil|main|soleil|foudre|feu|donn|tout|marteau|beau)/,
    unless: /^(?:écharpe|collier|girafe|cravate|foulard)/,
    reach: 3,
  },
  {
    wrong: /^coup$/,
    right: 'coût',
    near: /^(?:vie|prix|euros|production|travaux|élevé|augment)/,
    unless: /^(?:pied|poing|fil|œil|main|tout|après|donn|grand)/,
    reach: 4,
  },
  {
    wrong: /^dense(s?)$/,
    right: 'danse$1',
    near: /^(?:cours|classique|ballet|professeur|musique|piste|salsa|tango|école)/,
    unless: /^(?:brouillard|forêt|trafic|circulation|très|plus|population)/,
  },
  {
    wrong: /^chène(s?)$|^chaîne(s?)$/,
    right: 'chêne$1',
    near: /^(?:arbre|gland|forêt|bois|feuille|parquet|table)/,
  },
  {
    wrong: /^mètre$/,
    right: 'maître',
    near: /^(?:école|chien|hôtel|élève|classe|nageur)/,
    unless: /^(?:un|cube|carré|centimètre)$/,
    reach: 4,
  },
  {
    wrong: /^mur(s|e|es)?$/,
    right: 'mûr$1',
    near: /^(?:fruit|pomme|tomate|banane|pêche|abricot|cerise|fraise|poire|pas|trop|assez|bien)/,
    unless: /^(?:le|un|les|des|ce|du|au|peint|brique|son|mon)$/,
    reach: 3,
  },
  { wrong: /^point(s?)$/, right: 'poing$1', near: /^(?:coup|serr|ferm|visage|frapp|boxe)/, reach: 3 },
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
    unless: /^(?:fleur|confiture|yaourt|échappement|peinture)/,
  },
  {
    wrong: /^père$/,
    right: 'paire',
    near: /^(?:chaussures|chaussettes|lunettes|gants|bottes|ciseaux|skis)$/,
    reach: 2,
  },
  {
    wrong: /^port$/,
    right: 'porc',
    near: /^(?:côtelette|rôti|viande|manger|sauté|filet)/,
    unless: /^(?:bateau|mer|pêche)/,
  },
  { wrong: /^seau$/, right: 'sceau', near: /^(?:roi|officiel|cire|royal|secret)/ },
  { wrong: /^sel$/, right: 'selle', near: /^(?:vélo|cheval|cavalier)/ },
  {
    wrong: /^saint(e?)$/,
    right: 'sain$1',
    near: /^(?:corps|nourriture|alimentation|aliment|mode|manger)/,
    unless: /^(?:vendredi|siège|père)/,
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
    wrong: /^verre(s?)$/,
    right: 'ver$1',
    near: /^(?:terre|pêche|pomme|soie|pêcheur|hameçon)$/,
    unless: /^(?:eau|vin|boire|bu|fenêtre)$/,
    reach: 3,
  },
  { wrong: /^vain$/, right: 'vin', near: /^(?:rouge|blanc|bouteille|verre|cave|rosé)$/, reach: 3 },
  {
    wrong: /^sensé(e?s?)$/,
    right: 'censé$1',
    near: /^(?:être|savoir|faire|avoir|arriver|aller|partir|venir|connaître|rester|travailler|répondre)$/,
    reach: 1,
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
  { wrong: /^allocation(s?)$/, right: 'allocution$1', near: /^(?:président|télévis|discours|prononc)/ },
  { wrong: /^collision$/, right: 'collusion', near: /^(?:politicien|entreprises|fraude|secrète)/ },
  { wrong: /^conjecture(s?)$/, right: 'conjoncture$1', near: /^(?:économi|crise|difficile)/ },
  {
    wrong: /^éminent(e?s?)$/,
    right: 'imminent$1',
    near: /^(?:danger|arrivée|départ|orage|catastrophe|attaque|guerre|mort|départ)/,
  },
  {
    wrong: /^infraction(s?)$/,
    right: 'effraction$1',
    near: /^(?:cambriol|voleur|porte|serrure)/,
    unless: /^(?:code|route|loi)/,
  },
  { wrong: /^inclinaison$/, right: 'inclination', near: /^(?:naturelle|amour|goût)/ },
  { wrong: /^prescription(s?)$/, right: 'proscription$1', near: /^(?:exil|bannis)/ },
  { wrong: /^vénéneux$/, right: 'venimeux', near: /^(?:serpent|araignée|scorpion|vipère)/ },
  { wrong: /^venimeux$/, right: 'vénéneux', near: /^(?:champignon|plante|baie)/ },
];

const defaultReach = 7;

/** Any of them: most words are none. */
const anyOfThem = new RegExp(pairs.map(({ wrong }) => wrong.source).join('|'));

export const paronym: Rule = {
  name: 'FrParonym',
  reason: 'SoundAlike',
  find(place) {
    const word = place.near(0);
    if (!anyOfThem.test(word.lower)) return undefined;
    const found = pairs.find(({ wrong, near, unless, reach = defaultReach }) => {
      if (!wrong.test(word.lower)) return false;
      const around = Array.from(
        { length: 2 * reach + 1 },
        (_, index) => place.tokens[place.at - reach + index] ?? noToken,
      ).filter((token) => token !== word && token.isWord);
      return (
        around.some(({ lower }) => near.test(lower)) &&
        !(unless && around.some(({ lower }) => unless.test(lower)))
      );
    });
    if (!found) return undefined;
    const right = word.lower.replace(found.wrong, found.right);
    return right === word.lower ? undefined : here(place, matchCase(word.text, right));
  },
};
