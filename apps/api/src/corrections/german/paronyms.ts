import { here, type TokenRule } from '../tokens/rule.ts';
import { noToken } from '../tokens/token.ts';
import type { GermanLexicon } from './lexicon.ts';

type Rule = TokenRule<GermanLexicon>;

interface Paronym {
  readonly wrong: RegExp;
  readonly right: string;
  /** Beginnings of words of which one stands near, when the other word is meant. */
  readonly near: RegExp;
  readonly unless?: RegExp;
  readonly reach?: number;
}

/** Words that sound alike, told apart by the words around them (Duden, Das Wörterbuch der sprachlichen Zweifelsfälle). */
const pairs: readonly Paronym[] = [
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
    wrong: /^Meer$/,
    right: 'mehr',
    near: /^(?:nicht|nichts|kein|viel|immer|noch|etwas|nie)$/i,
    unless: /^(?:ans|am|im|das|dem|ins|ein|zum|vom|offen)/i,
    reach: 1,
  },
  {
    wrong: /^Wende$/,
    right: 'Wände',
    near: /^(?:streich|gestrichen|tapez|zimmer|weiß|bild|farbe|vier|wohnung|dünn|kahl)/i,
    unless: /^(?:politisch|mauer|1989|ddr)/i,
  },
  { wrong: /^Wände$/, right: 'Wende', near: /^(?:ddr|1989|politisch|jahrhundert)/i },
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
  { wrong: /^gemalt$/, right: 'gemahlen', near: /^(?:kaffee|korn|getreide|mehl|mühle|pfeffer|müller)/i },
  { wrong: /^malen$/, right: 'mahlen', near: /^(?:kaffee|korn|getreide|mehl|mühle|pfeffer|müller)/i },
  {
    wrong: /^mahlen$/,
    right: 'malen',
    near: /^(?:bild|farbe|pinsel|maler|kind|kunst|porträt|aquarell|papier)/i,
  },
  { wrong: /^gemahlt$|^gemahlen$/, right: 'gemalt', near: /^(?:bild|farbe|pinsel|maler|porträt|künstler)/i },
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
  {
    wrong: /^Stadt$/,
    right: 'statt',
    near: /^(?:findet|fand|finden|fanden)$/i,
    reach: 12,
    unless: /^(?:die|der|in|eine|einer|zur|diese|dieser|meine|unsere)$/i,
  },
  {
    wrong: /^statt$/,
    right: 'Stadt',
    near: /^(?:die|der|unsere|unserer|diese|dieser|große|großen|alte|alten|schöne|schönen|zur|kleine|kleinen)$/,
    reach: 1,
  },
  { wrong: /^Ferse(n?)$/, right: 'Vers$1e', near: /^(?:gedicht|reim|strophe|dichter)/i },
  { wrong: /^Fälle$/, right: 'Felle', near: /^(?:tier|schaf|fuchs|bär|jäger|weich|davonschwimm)/i },
  {
    wrong: /^bund(e|en|es|er)?$/,
    right: 'bunt$1',
    near: /^(?:blätter|farbe|blumen|kleid|bild|herbst|luftballon|hemd|vogel|vögel|sehr|so|ganz)/i,
  },
  { wrong: /^Moor$/, right: 'Mohr', near: /^(?:othello|schokolade)/i },
  {
    wrong: /^leren$|^leeren$/,
    right: 'lehren',
    near: /^(?:schüler|universität|lehrer|professor|fach|schule)/i,
  },
  {
    wrong: /^lehren$/,
    right: 'leeren',
    near: /^(?:mülleimer|briefkasten|glas|müll|eimer|flasche|papierkorb|tasche)/i,
  },
  {
    wrong: /^lehr(?:e|en|er|es)?$/,
    right: 'leer',
    near: /^(?:kühlschrank|flasche|glas|akku|batterie|tank|kasse|konto|zimmer|haus|straße)/i,
  },
  {
    wrong: /^isst$/,
    right: 'ist',
    near: /^(?:sehr|müde|alt|schön|krank|nicht|heute|da|kalt|warm|gut|ein|eine|mein|meine|der|die|das|zu|so|schon)$/i,
    unless:
      /^(?:er|sie|es|man|brot|fleisch|gemüse|suppe|pizza|apfel|obst|fisch|wer|kind|gern|gerne|viel|wenig|nur|reis|kuchen)$/i,
    reach: 1,
  },
  {
    wrong: /^küste(n)?$/,
    right: 'küsste$1',
    near: /^(?:er|sie|ihn|mund|wange|stirn|prinz|frau)$/i,
    reach: 3,
  },
  { wrong: /^hast$/, right: 'hasst', near: /^(?:er|sie|es|wer)$/, reach: 1, unless: /^(?:du)$/ },
  { wrong: /^lies$/, right: 'ließ', near: /^(?:er|sie|es|ich|man)$/, reach: 1 },
  { wrong: /^reist$/, right: 'reißt', near: /^(?:papier|faden|seil|stück|geduldsfaden)/i },
  {
    wrong: /^fällt$/,
    right: 'fehlt',
    near: /^(?:salz|geld|noch)$/i,
    reach: 1,
    unless: /^(?:ein|mir|ihm|schwer|leicht)/,
  },
  { wrong: /^Nachnahme$/, right: 'Nachname', near: /^(?:mein|dein|ihr|sein|vorname|heiß|lautet|buchstab)/i },
  {
    wrong: /^Mund$/,
    right: 'Mond',
    near: /^(?:voll|himmel|sterne|astronaut)/i,
    unless: /^(?:zahn|voll|lippe|sprech|nehmen)/i,
  },
  {
    wrong: /^ihm$/,
    right: 'im',
    near: /^(?:garten|haus|park|sommer|winter|kino|bett|urlaub|zimmer|büro|auto|wald|restaurant|moment|internet|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|herbst|frühling|wasser|keller|supermarkt|krankenhaus)$/i,
    reach: 1,
  },
  {
    wrong: /^ihn$/,
    right: 'in',
    near: /^(?:der|den|dem|deutschland|berlin|einer|einem|meiner|meinem|unserer|diesem|dieser|österreich|hamburg|münchen)$/i,
    reach: 1,
    unless: /^(?:hat|habe|sehe|sah|kenne|für|gegen|ohne)$/,
  },
  {
    wrong: /^viel$/,
    right: 'fiel',
    near: /^(?:treppe|boden|baum|leiter|stuhl|ohnmacht)$/i,
    unless: /^(?:sehr|zu|so|wie|hat|habe|ist|gibt)$/,
  },
  { wrong: /^fiel$/, right: 'viel', near: /^(?:sehr|zu|so|wie|ganz)$/, reach: 1 },
  {
    wrong: /^währe(n|st|t)?$/,
    right: 'wäre$1',
    near: /^(?:ich|es|das|er|sie|schön|gut|besser|wenn|froh|wir|du|gern|gerne|toll|nett)$/i,
  },
  {
    wrong:
      /^end(lassen|scheiden|schieden|deckt|decken|täuscht|fernen|fernt|spannt|spannen|wickeln|wickelt|schuldigung|schuldigen)$/,
    right: 'ent$1',
    near: /./,
  },
];

const defaultReach = 8;

/** Any of them: most words are none. */
const anyOfThem = new RegExp(pairs.map(({ wrong }) => wrong.source).join('|'));

export const paronym: Rule = {
  name: 'DeParonym',
  reason: 'SoundAlike',
  find(place) {
    const word = place.near(0);
    if (!anyOfThem.test(word.text)) return undefined;
    const found = pairs.find(({ wrong, near, unless, reach = defaultReach }) => {
      if (!wrong.test(word.text)) return false;
      const around = Array.from(
        { length: 2 * reach + 1 },
        (_, index) => place.tokens[place.at - reach + index] ?? noToken,
      ).filter((token) => token !== word && token.isWord);
      // What stands right before counts where only the neighbour tells.
      const told =
        reach === 1
          ? [wrong.test('ihm') || wrong.test('ihn') || wrong.test('isst') ? place.near(1) : place.near(-1)]
          : around;
      const against = reach === 1 ? [place.near(-1)] : reach > defaultReach ? [place.near(-1)] : around;
      return (
        told.some(({ text }) => near.test(text)) && !(unless && against.some(({ text }) => unless.test(text)))
      );
    });
    if (!found) return undefined;
    const right = word.text.replace(found.wrong, found.right);
    return right === word.text ? undefined : here(place, right);
  },
};
