import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { Token } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import { bit } from '../cases/inflection.ts';
import { clauseFrom } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { sentenceStart } from '../sentence-start.ts';
import { personalPronouns } from '../../lexicon/words.ts';

const beginnings = words(
  'ich du er sie es wir ihr man der die das den dem ein eine einen einem mein meine meinen dein deine sein seine unser unsere ihre kein keine alle viele jeder jede niemand jemand dieser diese dieses Menschen Leute Kinder nicht so dort hier in im auf am bei mit',
);
/** Verbs of thinking and saying, and words for certain, good or possible: a clause with "dass" follows. */
const opensClause =
  /^(?:glaub|denk|dacht|weiß|wiss|wusst|hoff|sag|mein(?:e|st|t|en|te|ten)$|behaupt|erwart|fürcht|befürcht|merk|bemerk|vermut|wünsch|freu|stimm$|stimmt|schein|bedeut|heißt|zeig|beweis|bewies|erklär|versprech|verspr|vergess|vergaß|vergiss|gehört|hör|versteh|verstand|klar$|wichtig|sicher$|möglich$|schade$|gut$|schön$|froh$|überzeugt|tatsache|meinung|ansicht|gefühl|angst|problem|vorteil|nachteil|grund|hoffnung|erzähl|antwort|schreib|schrieb|berichte|find(?:e|est|et|en)$|fand|will|wollte|möchte|gesagt|gedacht|geglaubt|gewusst|gehofft|dafür|darauf|daran|darüber|davon|dazu|dadurch|damit|darum|wahr$|richtig$|falsch$|unglaublich|traurig|stolz|ist$|war$)/i;

/** "Ich glaube, das er kommt": the conjunction is spelt with ss (Regelwerk 2018, § 4). */
export const dassForDas: TokenRule<GermanLexicon> = {
  name: 'DeDass',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const word = place.near(0);
    if (word.lower !== 'das' || place.near(-1).text !== ',') return undefined;
    const before = place.near(-2);
    const next = place.near(1);
    if (!before.isWord || !(beginnings.has(next.lower) || isPlural(next, lexicon))) return undefined;
    const start = sentenceStart(place.tokens, place.at);
    const clause = place.tokens.slice(start, place.at - 1);
    if (!clause.some(({ text }) => opensClause.test(text))) return undefined;
    // "das Buch, das er liest", "alles, das er hat": it may be a pronoun.
    if (/^(?:alles|etwas|nichts|das|vieles|jenes|dieses|manches|eines|was)$/.test(before.lower)) {
      return undefined;
    }
    const isNeuter = (token: Token): boolean =>
      /^\p{Lu}/u.test(token.text) && !token.opens && (lexicon.noun(token.text) & bit('NOM', 'N')) !== 0;
    const isSaid =
      /^(?:glaub|denk|dacht|weiß|hoff|sag|mein|behaupt|klar|sicher|wichtig|möglich|schade|froh|überzeugt|gesagt|gedacht|geglaubt|gewusst|gehofft)/i.test(
        before.text,
      );
    if (!isSaid && clause.some(isNeuter)) return undefined;
    if (isNeuter(before)) return undefined;
    const rest = clauseFrom(place, 1);
    if (rest.length < 2) return undefined;
    return { first: place.at, last: place.at, replacement: 'dass' };
  },
};

const things = words(
  'Buch Haus Auto Kind Mädchen Land Bild Spiel Restaurant Geschenk Zimmer Foto Kleid Lied Tier Dorf Essen Hotel Handy Wort Gedicht Fahrrad Geld Video Gerät Museum Hemd Brot Fenster Büro Schiff Flugzeug Fest Konzert Heft Paket Computerspiel',
);

/** "Das Buch, dass ich lese": the pronoun for a neuter noun has one s. */
export const dasForDass: TokenRule<GermanLexicon> = {
  name: 'DeRelativeDas',
  reason: 'SoundAlike',
  find(place) {
    const isThing = place.near(-1).text === ',' && things.has(place.near(-2).text);
    if (
      place.near(0).lower !== 'dass' ||
      !isThing ||
      !/^(?:das|ein|dieses|mein|dein|sein|ihr|unser|kein|\p{Ll}+e|\p{Ll}+es)$/u.test(place.near(-3).lower)
    ) {
      return undefined;
    }
    return personalPronouns.has(place.near(1).lower) ||
      /^(?:in|auf|mir|uns|mich|sich|der|die|mein|meine)$/.test(place.near(1).lower)
      ? { first: place.at, last: place.at, replacement: 'das' }
      : undefined;
  },
};

/** "Ein Kind, dass viel liest": in a clause without another subject it is the pronoun. */
export const relativeDas: TokenRule<GermanLexicon> = {
  name: 'DeRelativeDass',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const noun = place.near(-2);
    if (place.near(0).lower !== 'dass' || place.near(-1).text !== ',' || !/^\p{Lu}/u.test(noun.text)) {
      return undefined;
    }
    if (
      (lexicon.noun(noun.text) & bit('NOM', 'N')) === 0 ||
      !/^(?:das|ein|kein|mein|dein|sein|ihr|unser|dieses|jedes|\p{Ll}+es?)$/u.test(place.near(-3).lower)
    ) {
      return undefined;
    }
    const clause = clauseFrom(place, 1);
    const last = clause.at(-1);
    const isFinite =
      last !== undefined &&
      lexicon.finite(last.lower).some(({ person }) => person === '3s') &&
      /^\p{Ll}/u.test(last.text);
    const hasSubject = clause.some(
      ({ lower, text }) =>
        personalPronouns.has(lower) ||
        /^\p{Lu}/u.test(text) ||
        /^(?:der|die|das|alle|alles|etwas|nichts|jemand|niemand|viele|einige|jeder|beide|mehr)$/.test(lower),
    );
    return isFinite && !hasSubject && clause.length > 1
      ? { first: place.at, last: place.at, replacement: 'das' }
      : undefined;
  },
};

/** "Das du uns geholfen hast, werde ich": a clause opens the sentence. */
export const openingDass: TokenRule<GermanLexicon> = {
  name: 'DeOpeningDass',
  reason: 'SoundAlike',
  find(place, lexicon) {
    if (
      place.near(0).lower !== 'das' ||
      !place.near(0).opens ||
      !/^(?:du|ich|er|wir|man|ihr|es)$/.test(place.near(1).lower)
    ) {
      return undefined;
    }
    const clause = clauseFrom(place, 1);
    const last = clause.at(-1);
    const comma = place.at + 1 + clause.length;
    const verb = place.tokens[comma + 1];
    const isClause =
      last !== undefined &&
      clause.length > 1 &&
      lexicon.finite(last.lower).length > 0 &&
      /^\p{Ll}/u.test(last.text);
    const isMain =
      place.tokens[comma]?.text === ',' &&
      verb !== undefined &&
      lexicon.finite(verb.lower).length > 0 &&
      /^\p{Ll}/u.test(verb.text);
    return isClause && isMain ? { first: place.at, last: place.at, replacement: 'Dass' } : undefined;
  },
};

const isPlural = (token: Token, lexicon: GermanLexicon): boolean =>
  /^\p{Lu}/u.test(token.text) &&
  (lexicon.noun(token.text) & bit('NOM', 'P')) !== 0 &&
  (lexicon.noun(token.text) & bit('NOM', 'N')) === 0;
