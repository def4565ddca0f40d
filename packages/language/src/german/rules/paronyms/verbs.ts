import { anyWord, type Paronym } from '../../../engine/tokens/paronyms.ts';

/** Verb forms that sound like those of other verbs. */
export const verbs: readonly Paronym[] = [
  {
    wrong: /^gemalt$/,
    right: 'gemahlen',
    near: /^(?:kaffee|korn|getreide|mehl|mühle|pfeffer)/i,
    unless: /^(?:bild|farb|porträt|pinsel|öl)/i,
  },
  {
    wrong: /^malen$/,
    right: 'mahlen',
    near: /^(?:kaffee|korn|getreide|mehl|mühle|pfeffer)/i,
    unless: /^(?:bild|farb|porträt|pinsel|öl)/i,
  },
  {
    wrong: /^mahlen$/,
    right: 'malen',
    near: /^(?:bild|farbe|pinsel|maler|kind|kunst|porträt|aquarell|papier)/i,
    unless: /^(?:kaffee|korn|getreide|mehl|mühle|pfeffer)/i,
  },
  { wrong: /^gemahlt$|^gemahlen$/, right: 'gemalt', near: /^(?:bild|farbe|pinsel|maler|porträt|künstler)/i },
  {
    wrong: /^leren$|^leeren$/,
    right: 'lehren',
    near: /^(?:schüler|universität|lehrer|professor|fach|schule)/i,
    unless: /^(?:müll|eimer|papierkorb|kasten|briefkasten|glas|gläser|flasche|tasche|korb)/i,
    unlessBefore:
      /^(?:der|die|den|dem|im|in|einer?|einem|einen|vom|am|zum|zur|vor|ihren|seinen|meinen|fast|ganz)$/,
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
    unlessBefore: /^(?:ich|wir|sie|zu)$/i,
  },
  {
    wrong: /^küste(n)?$/,
    right: 'küsste$1',
    near: /^(?:er|sie|ihn|mund|wange|stirn|prinz|frau)$/i,
    reach: 3,
  },
  { wrong: /^hast$/, right: 'hasst', before: /^(?:er|sie|es|wer)$/ },
  { wrong: /^lies$/, right: 'ließ', before: /^(?:er|sie|es|ich|man)$/ },
  {
    wrong: /^reist$/,
    right: 'reißt',
    near: /^(?:papier|faden|seil|stück|geduldsfaden)/i,
    unless: /^(?:nach|mit|durch|bahn|zug|ohne|gern|allein|viel|um)$/i,
  },
  {
    wrong: /^fällt$/,
    right: 'fehlt',
    before: /^(?:salz|geld)$/i,
  },
  {
    wrong: /^währe(n|st|t)?$/,
    right: 'wäre$1',
    near: /^(?:ich|es|das|er|sie|schön|gut|besser|wenn|froh|wir|du|gern|gerne|toll|nett)$/i,
  },
  {
    wrong:
      /^end(lassen|scheiden|schieden|deckt|decken|täuscht|fernen|fernt|spannt|spannen|wickeln|wickelt|schuldigung|schuldigen)$/,
    right: 'ent$1',
    near: anyWord,
  },
  {
    wrong: /^isst$/,
    right: 'ist',
    next: /^(?:sehr|müde|alt|schön|krank|nicht|heute|da|kalt|warm|gut|ein|eine|mein|meine|der|die|das|zu|so|schon)$/i,
    before: /^(?:das|es|hier|dies|wetter|haus|name|auto|buch|essen|leben|schule|stadt|zimmer)$/i,
    unless: /^(?:gern|gerne|nie|lieber|niemand|hund|katze)$/i,
    unlessBefore:
      /^(?:er|sie|man|brot|fleisch|gemüse|suppe|pizza|apfel|obst|fisch|wer|kind|gern|gerne|viel|wenig|nur|reis|kuchen)$/i,
  },
];
