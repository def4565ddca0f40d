import type { Paronym } from '../../tokens/paronyms.ts';

/** Small words that sound like nouns, verbs or one another. */
export const smallWords: readonly Paronym[] = [
  {
    wrong: /^Meer$/,
    right: 'mehr',
    before: /^(?:nicht|nichts|kein|viel|noch|etwas|nie|immer)$/i,
  },
  {
    wrong: /^Stadt$/,
    right: 'statt',
    near: /^(?:findet|fand|finden|fanden)$/i,
    reach: 12,
    unlessBefore: /^(?:die|der|in|eine|einer|zur|diese|dieser|meine|unsere)$/i,
  },
  {
    wrong: /^statt$/,
    right: 'Stadt',
    before:
      /^(?:die|der|unsere|unserer|diese|dieser|große|großen|alte|alten|schöne|schönen|zur|kleine|kleinen)$/,
  },
  {
    wrong: /^bund(e|en|es|er)?$/,
    right: 'bunt$1',
    near: /^(?:blätter|farbe|blumen|kleid|bild|herbst|luftballon|hemd|vogel|vögel|sehr|so|ganz)/i,
  },
  {
    wrong: /^ihm$/,
    right: 'im',
    next: /^(?:garten|haus|park|sommer|winter|kino|bett|urlaub|zimmer|büro|auto|wald|restaurant|moment|internet|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|herbst|frühling|wasser|keller|supermarkt|krankenhaus)$/i,
  },
  {
    wrong: /^ihn$/,
    right: 'in',
    next: /^(?:der|den|dem|deutschland|berlin|einer|einem|meiner|meinem|unserer|diesem|dieser|österreich|hamburg|münchen)$/i,
    unlessBefore: /^(?:hat|habe|sehe|sah|kenne|für|gegen|ohne)$/,
  },
  {
    wrong: /^viel$/,
    right: 'fiel',
    near: /^(?:treppe|boden|baum|leiter|stuhl|ohnmacht)$/i,
    unless: /^(?:sehr|zu|so|wie|hat|habe|ist|gibt)$/,
  },
  { wrong: /^fiel$/, right: 'viel', before: /^(?:sehr|zu|so|wie|ganz)$/ },
];
