import type { Paronym } from '../../../engine/tokens/paronyms.ts';

/** Small words that sound like nouns, verbs or each other. */
export const smallWords: readonly Paronym[] = [
  {
    wrong: /^Meer$/,
    right: 'mehr',
    before: /^(?:nicht|nichts|viel|noch|etwas|nie|immer)$/i,
  },
  {
    wrong: /^Stadt$/,
    right: 'statt',
    near: /^(?:findet|fand|finden|fanden)$/i,
    reach: 12,
    next: /^(?:[.,;:!?)]|und|oder)?$/,
    unlessBefore:
      /^(?:die|der|in|eine|einer|keine|keiner|jede|jeder|zur|diese|dieser|meine|meiner|unsere|unserer|ihre|ihrer|seine|seiner|(?:alt|ganz|groß|klein|schön|neu|fremd|halb|beliebig|ander)e[nrs]?)$/i,
  },
  {
    wrong: /^statt$/,
    right: 'Stadt',
    before: /^(?:unsere|unserer|diese|dieser|große|großen|alte|alten|schöne|schönen|zur|kleine|kleinen)$/,
  },
  {
    wrong: /^statt$/,
    right: 'Stadt',
    before: /^(?:die|der)$/,
    next: /^(?:[.!?]|ist|war|hat|hatte|wird|liegt|und|mit|am|an|gehen|gegangen|fahren|gefahren)?$/,
  },
  {
    wrong: /^bund(e|en|es|er)?$/,
    right: 'bunt$1',
    near: /^(?:blätter|farbe|blumen|kleid|bild|herbst|luftballon|hemd|vogel|vögel|sehr|so|ganz)/i,
  },
  {
    wrong: /^ihm$/,
    right: 'im',
    next: /^(?:garten|haus|park|sommer|winter|kino|bett|urlaub|zimmer|büro|auto|wald|restaurant|moment|internet|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|herbst|frühling|keller|supermarkt|krankenhaus)$/i,
    unlessBefore:
      /^(?:gab|gibt|gaben|bot|brachte|zeigte|kaufte|schenkte|überließ|nahm|mit|von|bei|zu|aus|nach)$/,
  },
  {
    wrong: /^ihn$/,
    right: 'in',
    next: /^(?:deutschland|berlin|österreich|hamburg|münchen|köln|wien|paris|london)$/i,
    unlessBefore: /^(?:hat|habe|sehe|sah|kenne|für|gegen|ohne)$/,
  },
  {
    wrong: /^ihn$/,
    right: 'in',
    next: /^(?:der|den|dem|einer|einem|meiner|meinem|unserer|diesem|dieser)$/i,
    before:
      /^(?:bin|bist|ist|sind|seid|war|waren|wohne|wohnst|wohnt|wohnen|lebe|lebt|leben|arbeite|arbeitet|arbeiten|gehe|gehst|geht|gehen|ging|gingen|fahre|fährt|fahren|fuhr|fuhren|sitzt|sitze|liegt|liege|steht|spielt|spielen|schläft)$/,
  },
  {
    wrong: /^viel$/,
    right: 'fiel',
    near: /^(?:treppe|boden|baum|leiter|stuhl|ohnmacht)$/i,
    next: /^(?:vom|von|die|in|auf|aus|hin|über|beim|zu|er|sie|ich|der|den|das)$/,
    unless: /^(?:sehr|zu|so|wie|hat|habe|ist|gibt)$/,
  },
  { wrong: /^fiel$/, right: 'viel', before: /^(?:sehr|zu|ganz)$/ },
  {
    wrong: /^fiel$/,
    right: 'viel',
    before: /^(?:so|wie)$/i,
    next: /^(?:kostet|kosten|geld|zeit|wie|leute|arbeit|spaß|mehr|besser|glück|wasser|lärm|schnee)$/i,
  },
];
