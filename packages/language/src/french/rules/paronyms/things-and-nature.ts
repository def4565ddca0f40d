import { anyWord, type Paronym } from '../../../engine/tokens/paronyms.ts';

/** Tools, clothes, plants and animals. */
export const thingsAndNature: readonly Paronym[] = [
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
    unless:
      /^(?:ménag|accompl|difficile|quotidien|confi|effectu|administr|terminer|rude|ardue|lourde|mon|ton)/,
  },
  { wrong: /^ancre$/, right: 'encre', near: /^(?:stylo|imprimante|papier|écri|plume|cartouche|noire|tache)/ },
  { wrong: /^encre$/, right: 'ancre', near: /^(?:bateaux?|ports?|lever|jeter|navires?|marins?|jeta)$/ },
  { wrong: /^chène(s?)$/, right: 'chêne$1', near: anyWord },
  {
    wrong: /^chaîne(s?)$/,
    right: 'chêne$1',
    near: /^(?:arbre|gland|forêt|bois|feuille|parquet|table)/,
    before: /^(?:un|le|du|gros|vieux|grand|grands|vieil)$/,
  },
  {
    wrong: /^père$/,
    right: 'paire',
    near: /^(?:chaussures|chaussettes|lunettes|gants|bottes|ciseaux|skis)$/,
    before: /^(?:une|la|cette|ma|ta|sa|autre|nouvelle|belle|vieille)$/,
    reach: 2,
  },
  { wrong: /^seau$/, right: 'sceau', near: /^(?:roi|officiel|cire|royal|secret)/ },
  {
    wrong: /^sel$/,
    right: 'selle',
    near: /^(?:vélo|cheval|cavalier)/,
    before: /^(?:la|sa|ma|ta|une|cette|en|sans)$/,
  },
  {
    wrong: /^verre(s?)$/,
    right: 'ver$1',
    near: /^(?:terre|pêche|pomme|soie|pêcheur|hameçon)$/,
    unless: /^(?:eau|vin|boire|bu|fenêtre)$/,
    reach: 3,
  },
  { wrong: /^vénéneux$/, right: 'venimeux', near: /^(?:serpent|araignée|scorpion|vipère)/ },
  { wrong: /^venimeux$/, right: 'vénéneux', near: /^(?:champignon|plante|baie)/ },
];
