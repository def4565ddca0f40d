import type { Paronym } from '../../../engine/tokens/paronyms.ts';

/** Nouns that sound like other nouns. */
export const nouns: readonly Paronym[] = [
  {
    wrong: /^Rad$/,
    right: 'Rat',
    near: /^(?:fragen|fragte|bat|bitten|bitte|guten?|guter|hören|befolg|folgen|arzt|anwalt|ärztlich|weiß)/i,
    unlessBefore: /^(?:das|neues|altes|mein|dein|sein|ihr)$/,
    unless: /^(?:fahr|fuhr|rad|vorder|hinter|reifen|kette|auto|pumpe|schloss)/i,
  },
  {
    wrong: /^Lehre$/,
    right: 'Leere',
    near: /^(?:gähnend|innere|starr|blickt|raum|nichts)/i,
    unless: /^(?:beruf|mach|lehrling|schule|abschl|zieh|zog)/i,
  },
  {
    wrong: /^Leere$/,
    right: 'Lehre',
    near: /^(?:mach|tischler|bäcker|beruf|ausbild|abgeschlossen|begonnen|beginn|zieh|zog|abbrech|schreiner|gesell|schulzeit|betrieb)/i,
  },
  {
    wrong: /^Wende$/,
    right: 'Wände',
    near: /^(?:streich|gestrichen|tapez|zimmer|weiß|bild|farbe|vier|wohnung|dünn|kahl)/i,
    unless: /^(?:politisch|mauer|ddr)/i,
    unlessBefore: /^(?:nach|vor|seit|der)$/i,
  },
  { wrong: /^Wände$/, right: 'Wende', near: /^(?:ddr|politisch|jahrhundert)/i },
  {
    wrong: /^Seite(n?)$/,
    right: 'Saite$1',
    unlessBefore: /^(?:rechten?|linken?|anderen?|einer|beiden?|jeder|nächsten?|ersten?|letzten?|dieser)$/i,
    near: /^(?:gitarre|geige|violine|harfe|klavier|cello|gerissen|gestimmt|bass|zupf)/i,
  },
  {
    wrong: /^Saite(n?)$/,
    right: 'Seite$1',
    near: /^(?:buch|straße|zeitung|heft|blätter|internet|les|roman|rechte|linke|andere|schreib)/i,
    unless: /^(?:gitarre|geige|violine|harfe|klavier|cello|zupf|drück|stimm|hand|finger|gerissen|gespannt)/i,
  },
  { wrong: /^Laib$/, right: 'Leib', near: /^(?:seele|körper|eigen|schmerz)/i },
  {
    wrong: /^Leib(e?)$/,
    right: 'Laib$1',
    near: /^(?:brot|käse|bäcker)/i,
    unlessBefore: /^(?:vom|am|im|eigenen|seinen|ihren|meinen)$/,
  },
  {
    wrong: /^Lied(er)?$/,
    right: 'Lid$1',
    near: /^(?:auge|geschwollen|wimper|müde)/i,
    unless: /^(?:sing|sang|musik|hör|text|lausch|gehört|spiel|melodie|klang|ton|dem|vom)/i,
  },
  {
    wrong: /^Weise(n?)$/,
    right: 'Waise$1',
    near: /^(?:eltern|waisenhaus|gestorben|verlor|adopt)/i,
    unless: /^(?:diese|art|seltsame|welche)/i,
    unlessBefore: /^(?:ihre|seine|meine|deine|unsere|andere|keiner|gleiche|solche|jede)$/,
  },
  {
    wrong: /^Mine(n?)$/,
    right: 'Miene$1',
    near: /^(?:verzog|verzieh|ernst|finster|freundlich|steinern|guter|böse)/i,
    unless: /^(?:berg|kohle|gold|silber|stollen|schacht|arbeit)/i,
  },
  {
    wrong: /^Miene(n?)$/,
    right: 'Mine$1',
    near: /^(?:kugelschreiber|bleistift|stift|gold|kohle|silber|bergwerk)/i,
    unless: /^(?:ernst|finster|freundlich|verzog|verzieh|steinern|böse)/i,
  },
  {
    wrong: /^Stiel$/,
    right: 'Stil',
    near: /^(?:kleid|möbel|schreib|mode|architekt|barock|musik|gut(?:er|en)|elegant|eigen|persönlich|modern)/i,
    unless: /^(?:eis|besen|blume|rose|apfel|kirsche|pfanne|löffel|hammer|axt|beil|glas|holz|horn|griff)/i,
  },
  {
    wrong: /^Stil$/,
    right: 'Stiel',
    near: /^(?:eis|besen|blume|rose|apfel|kirsche|axt|hammer|pfanne|löffel)/i,
    unless: /^(?:mal|eigen|schreib|modern|barock|kunst|im|in)/i,
  },
  {
    wrong: /^Wahl(e)?$/,
    right: 'Wal$1',
    near: /^(?:meer|ozean|delfin|fisch|hai|tier|schwimm|tauch|größte|blau)/i,
    unless:
      /^(?:partei|stimm|bürger|kandidat|präsident|beruf|kanzler|koch|des|hatte|haben|lassen|überlassen|überließ|erste|keine)/i,
  },
  {
    wrong: /^Wal$/,
    right: 'Wahl',
    near: /^(?:partei|stimm|kandidat|präsident|bundestag|bürgermeister|qual|treffen|gewann|gewonnen|keine$)/i,
    unless: /^(?:meer|ozean|tier)/i,
  },
  { wrong: /^Ferse(n?)$/, right: 'Verse$1', near: /^(?:gedicht|reim|strophe|dichter)/i },
  {
    wrong: /^Fälle$/,
    right: 'Felle',
    near: /^(?:tiere?s?$|schaf|fuchs|bär|jäger|weich|davonschwimm)/i,
    unless: /^(?:arzt|schwierig|solche|alle|viele|beide)/i,
  },
  { wrong: /^Moor$/, right: 'Mohr', near: /^(?:othello|schokolade)/i },
  {
    wrong: /^Nachnahme$/,
    right: 'Nachname',
    near: /^(?:mein|dein|ihr|sein|vorname|heiß|lautet|buchstab)/i,
    unlessBefore: /^(?:per|gegen|als|mit|von)$/,
  },
  {
    wrong: /^Mund$/,
    right: 'Mond',
    near: /^(?:voll|himmel|sterne|astronaut)/i,
    unless: /^(?:zahn|voll|lippe|sprech|nehmen|offen|auf|zu|mit|aus)/i,
  },
];
