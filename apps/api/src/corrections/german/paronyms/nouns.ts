import type { Paronym } from '../../tokens/paronyms.ts';

/** Nouns that sound like other nouns. */
export const nouns: readonly Paronym[] = [
  {
    wrong: /^Rad$/,
    right: 'Rat',
    near: /^(?:gab|gibt|geben|gegeben|fragen|fragte|bat|bitten|bitte|guten?|guter|brauche|suchte?|hören|befolg|folgen|arzt|anwalt|ärztlich|weiß|holte)/i,
    unless: /^(?:fahr|fuhr|rad|vorder|hinter|reifen|kette|auto|pumpe|schloss)/i,
  },
  {
    wrong: /^Lehre$/,
    right: 'Leere',
    near: /^(?:gähnend|innere|starr|blickt|raum|nichts|herrscht)/i,
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
  },
  { wrong: /^Wände$/, right: 'Wende', near: /^(?:ddr|politisch|jahrhundert)/i },
  {
    wrong: /^Seite(n?)$/,
    right: 'Saite$1',
    near: /^(?:gitarre|geige|violine|harfe|klavier|cello|gerissen|gestimmt|bass|zupf)/i,
  },
  {
    wrong: /^Saite(n?)$/,
    right: 'Seite$1',
    near: /^(?:buch|straße|zeitung|heft|blätter|internet|les|roman|rechte|linke|andere|schreib)/i,
  },
  { wrong: /^Laib$/, right: 'Leib', near: /^(?:seele|körper|eigen|schmerz)/i },
  { wrong: /^Leib(e?)$/, right: 'Laib$1', near: /^(?:brot|käse|bäcker)/i },
  {
    wrong: /^Lied(er)?$/,
    right: 'Lid$1',
    near: /^(?:auge|geschwollen|wimper|müde)/i,
    unless: /^(?:sing|sang|musik|hör|text)/i,
  },
  {
    wrong: /^Weise(n?)$/,
    right: 'Waise$1',
    near: /^(?:eltern|waisenhaus|gestorben|verlor|adopt)/i,
    unless: /^(?:diese|art|seltsame|welche)/i,
  },
  {
    wrong: /^Mine(n?)$/,
    right: 'Miene$1',
    near: /^(?:verzog|verzieh|ernst|finster|gesicht|freundlich|steinern|guter|böse)/i,
  },
  {
    wrong: /^Miene(n?)$/,
    right: 'Mine$1',
    near: /^(?:kugelschreiber|bleistift|stift|gold|kohle|silber|bergwerk|arbeiter|arbeitet)/i,
  },
  {
    wrong: /^Stiel$/,
    right: 'Stil',
    near: /^(?:kleid|möbel|schreib|mode|architekt|barock|musik|gut(?:er|en)|elegant|eigen|persönlich|modern)/i,
    unless: /^(?:eis|besen|blume|rose|apfel|kirsche|pfanne)/i,
  },
  {
    wrong: /^Stil$/,
    right: 'Stiel',
    near: /^(?:eis|besen|blume|rose|apfel|kirsche|axt|hammer|pfanne|löffel)/i,
  },
  {
    wrong: /^Wahl(e)?$/,
    right: 'Wal$1',
    near: /^(?:meer|ozean|delfin|fisch|hai|tier|schwimm|tauch|größte|blau)/i,
    unless: /^(?:partei|stimm|bürger|kandidat|präsident|beruf|kanzler)/i,
  },
  {
    wrong: /^Wal$/,
    right: 'Wahl',
    near: /^(?:partei|stimm|kandidat|präsident|bundestag|bürgermeister|qual|treffen|gewann|gewonnen|keine)/i,
    unless: /^(?:meer|ozean|tier)/i,
  },
  { wrong: /^Ferse(n?)$/, right: 'Verse$1', near: /^(?:gedicht|reim|strophe|dichter)/i },
  { wrong: /^Fälle$/, right: 'Felle', near: /^(?:tier|schaf|fuchs|bär|jäger|weich|davonschwimm)/i },
  { wrong: /^Moor$/, right: 'Mohr', near: /^(?:othello|schokolade)/i },
  { wrong: /^Nachnahme$/, right: 'Nachname', near: /^(?:mein|dein|ihr|sein|vorname|heiß|lautet|buchstab)/i },
  {
    wrong: /^Mund$/,
    right: 'Mond',
    near: /^(?:voll|himmel|sterne|astronaut)/i,
    unless: /^(?:zahn|voll|lippe|sprech|nehmen)/i,
  },
];
