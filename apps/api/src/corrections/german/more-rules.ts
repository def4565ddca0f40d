import { matchCase } from '../../generation/built-in/match-case.ts';
import { here, type TokenRule } from '../tokens/rule.ts';
import { noToken, type Token } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import { determiners } from './determiners.ts';
import { adjectiveEnding, bit, everything, slotsOf } from './inflection.ts';
import type { GermanLexicon } from './lexicon.ts';
import { clauseFrom, conjunctions } from './verb-rules.ts';

type Rule = TokenRule<GermanLexicon>;
const isSmall = (token: Token): boolean => token.isWord && /^\p{Ll}{2,}/u.test(token.text);
const modals =
  /^(?:kann|kannst|können|könnt|konnte|konnten|könnte|könnten|muss|musst|müssen|müsst|musste|mussten|will|willst|wollen|wollt|wollte|wollten|soll|sollst|sollen|sollte|sollten|darf|darfst|dürfen|durfte|möchte|möchtest|möchten|mag)$/;
const pronouns = words('ich du er sie es wir ihr man wer');

/** A modal verb in the second place, with its subject beside it. */
function isModalPlace(before: Token, modal: Token, after: Token): boolean {
  return modals.test(modal.lower) && (pronouns.has(before.lower) || pronouns.has(after.lower) || modal.opens);
}

/** "Ich kann nicht komme", "Kannst du mir zu helfen": behind a modal verb the bare infinitive (Duden, § 591). */
export const afterModal: Rule = {
  name: 'DeAfterModal',
  reason: 'VerbForm',
  find(place, lexicon) {
    if (
      !isModalPlace(place.near(-1), place.near(0), place.near(1)) ||
      conjunctions.has(place.near(-2).lower)
    ) {
      return undefined;
    }
    const clause = clauseFrom(place, 1);
    const last = clause.at(-1);
    if (!last || clause.length < 2 || clause.length > 14 || !isSmall(last)) return undefined;
    const at = place.tokens.indexOf(last);
    if (lexicon.isInfinitive(last.lower)) {
      const isPurpose = clause.some(({ lower }) =>
        /^(?:um|ohne|statt|anstatt|brauch\p{L}*|versuch\p{L}*|beginn\p{L}*|anfang\p{L}*|hab\p{L}*|sein|scheinen)$/u.test(
          lower,
        ),
      );
      if (clause.at(-2)?.lower !== 'zu' || isPurpose || clause.length < 3) return undefined;
      return { first: at - 1, last: at, replacement: last.text };
    }
    const [reading] = lexicon.finite(last.lower);
    const others = clause
      .slice(0, -1)
      .filter(({ lower }) => lexicon.isInfinitive(lower) || lexicon.isParticiple(lower));
    if (
      !reading ||
      others.length > 0 ||
      lexicon.isParticiple(last.lower) ||
      modals.test(last.lower) ||
      ((lexicon.noun(capital(last.text)) === 0) === false && /^(?:recht|weg|hin|her)$/.test(last.lower))
    ) {
      return undefined;
    }
    if (
      clause.slice(0, -1).some(({ lower }) => /^(?:und|oder|aber)$/.test(lower)) ||
      !lexicon.isInfinitive(reading.infinitive)
    ) {
      return undefined;
    }
    return { first: at, last: at, replacement: reading.infinitive };
  },
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const having = /^(?:habe|hast|hat|haben|habt|hatte|hattest|hatten)$/;

/** "Er hat mir versprecht": behind "haben" a participle. */
export const afterHave: Rule = {
  name: 'DeAfterHave',
  reason: 'VerbForm',
  find(place, lexicon) {
    if (!having.test(place.near(0).lower)) return undefined;
    const isMain = pronouns.has(place.near(-1).lower)
      ? !conjunctions.has(place.near(-2).lower)
      : pronouns.has(place.near(1).lower) && !conjunctions.has(place.near(-1).lower);
    const clause = clauseFrom(place, 1);
    const last = clause.at(-1);
    if (
      !isMain ||
      !last ||
      clause.length < 2 ||
      clause.length > 12 ||
      !isSmall(last) ||
      lexicon.isParticiple(last.lower)
    ) {
      return undefined;
    }
    const readings = lexicon.finite(last.lower);
    if (
      readings.length === 0 ||
      lexicon.isInfinitive(last.lower) ||
      clause.slice(0, -1).some(({ lower }) => lexicon.isParticiple(lower) || lexicon.isInfinitive(lower))
    ) {
      return undefined;
    }
    const [reading] = readings.filter(({ person }) => person === '3s' || person === '2p');
    const participle = reading && lexicon.participleOf(reading.infinitive);
    const at = place.tokens.indexOf(last);
    return participle === undefined ? undefined : { first: at, last: at, replacement: participle };
  },
};

const starts =
  /^(?:ein|eine|einen|einem|einer|der|die|das|den|dem|mein\p{L}*|sein\p{L}*|ihr\p{L}*|unser\p{L}*|viele?|zwei|drei|nach|in|zu|zum|zur|mit|auf|für|im|ins|nichts|etwas|kein\p{L}*)$/u;

/** "Er hat gekauft ein Auto", "Ich möchte lernen Deutsch": the rest of the verb closes the clause (Duden, § 1338). */
export const verbBracket: Rule = {
  name: 'DeVerbBracket',
  reason: 'Order',
  find(place, lexicon) {
    const word = place.near(0);
    const verb = place.near(1);
    const rest = clauseFrom(place, 2);
    if (!isSmall(verb) || rest.length === 0 || rest.length > 6) return undefined;
    const isPerfect =
      having.test(word.lower) && lexicon.isParticiple(verb.lower) && pronouns.has(place.near(-1).lower);
    const isModal =
      modals.test(word.lower) && lexicon.isInfinitive(verb.lower) && pronouns.has(place.near(-1).lower);
    if ((!isPerfect && !isModal) || conjunctions.has(place.near(-2).lower)) return undefined;
    const [first] = rest;
    if (
      !first ||
      !(starts.test(first.lower) || (/^\p{Lu}/u.test(first.text) && lexicon.noun(first.text) !== 0))
    ) {
      return undefined;
    }
    if (
      rest.some(
        ({ lower, text }) =>
          (lexicon.finite(lower).length > 0 && /^\p{Ll}/u.test(text)) ||
          /^(?:und|oder|als|wie|zu)$/.test(lower),
      )
    ) {
      return undefined;
    }
    const text = rest.map((token) => token.text).join(' ');
    return { first: place.at + 1, last: place.at + 1 + rest.length, replacement: `${text} ${verb.text}` };
  },
};

const noStem = words(
  'sehr nur auch schon noch mehr ganz so wenig viel paar bisschen halb lila rosa beige orange prima extra super klasse all solch manch welch etwas genug allein selbst eben gar ziemlich recht besonders immer nicht bald dort hier oft je ab an auf zu im in von vom mit bis',
);

/** "eine sehr gut Idee": an adjective before its noun has an ending (Duden, § 1518). */
export const adjectiveWithoutEnding: Rule = {
  name: 'DeAdjectiveEnding',
  reason: 'Concord',
  find(place, lexicon) {
    const word = place.near(0);
    const noun = place.near(1);
    const isDegree = /^(?:sehr|ganz|so|wirklich|besonders|ziemlich)$/.test(place.near(-1).lower);
    const determiner = determiners.get(place.near(isDegree ? -2 : -1).lower);
    if (
      !determiner ||
      !isSmall(word) ||
      word.text.length < 3 ||
      /e[nrms]?$/.test(word.lower) ||
      noStem.has(word.lower)
    ) {
      return undefined;
    }
    if (
      !/^\p{Lu}\p{Ll}/u.test(noun.text) ||
      lexicon.finite(word.lower).length > 0 ||
      lexicon.isInfinitive(word.lower)
    ) {
      return undefined;
    }
    if (!['e', 'en', 'er', 'es', 'em'].every((ending) => lexicon.isKnown(word.lower + ending))) {
      return undefined;
    }
    const set = lexicon.noun(noun.text);
    // "das eigentlich Strittige"
    if (set === everything) return undefined;
    const [slot] = slotsOf(determiner.set & set);
    return slot === undefined
      ? undefined
      : here(place, word.text + adjectiveEnding(slot, determiner.declension));
  },
};

const smallWords = words(
  'Heute Gestern Jetzt Dann Hier Dort Sehr Nicht Und Aber Oder Auch Immer Oft Nie Wieder Noch Schon Bald Gern Ich Er Wir Mich Mir Dich Dir Uns Man Mein Meine Dein Deine Unser Unsere Weil Dass Wenn Ob Obwohl Denn Deshalb Vielleicht Leider Manchmal Zusammen Zuerst Danach Ist Sind War Hat Haben Bin Mit Für Von Bei Aus Nach Auf Im Am Zum Zur Ein Eine Einen Einem Einer Der Die Das Den Dem Keine Kein Viele Alle Sehr Sonst Trotzdem Später Früher Immer Niemals',
);

/** "Wir sprechen Heute": only nouns, names and the first word have a capital (Regelwerk 2018, § 53–67). */
export const smallLetter: Rule = {
  name: 'DeSmallLetter',
  reason: 'NounCapital',
  find(place) {
    const word = place.near(0);
    const before = place.near(-1);
    if (word.opens || !smallWords.has(word.text) || !/^\p{Ll}/u.test(before.text)) return undefined;
    const next = place.near(1);
    // "das Ich", "im Heute", "auf Die Zeit": a noun or a title.
    if (
      determiners.has(before.lower) ||
      /^(?:im|am|vom|zum|beim|namens|heißt|wie|bei|auf|von|aus)$/.test(before.lower)
    ) {
      return undefined;
    }
    if (
      /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Mein|Meine|Im|Am|Mit|Für|Von|Auf|Aus)$/.test(word.text) &&
      /^\p{Lu}/u.test(next.text)
    ) {
      return undefined;
    }
    return here(place, word.text.toLowerCase());
  },
};

const comparatives: Readonly<Record<string, string>> = {
  groß: 'größer',
  klein: 'kleiner',
  alt: 'älter',
  jung: 'jünger',
  kurz: 'kürzer',
  lang: 'länger',
  gut: 'besser',
  schön: 'schöner',
  schnell: 'schneller',
  langsam: 'langsamer',
  billig: 'billiger',
  teuer: 'teurer',
  interessant: 'interessanter',
  wichtig: 'wichtiger',
  schwer: 'schwerer',
  leicht: 'leichter',
  einfach: 'einfacher',
  schwierig: 'schwieriger',
  stark: 'stärker',
  kalt: 'kälter',
  warm: 'wärmer',
  hoch: 'höher',
  gesund: 'gesünder',
  bequem: 'bequemer',
  gefährlich: 'gefährlicher',
  freundlich: 'freundlicher',
  nett: 'netter',
  reich: 'reicher',
  arm: 'ärmer',
  klug: 'klüger',
  ruhig: 'ruhiger',
  laut: 'lauter',
  sauber: 'sauberer',
  modern: 'moderner',
  früh: 'früher',
  spät: 'später',
};

/** "mehr kurz als": the comparative is one word (Duden, § 494). */
export const comparative: Rule = {
  name: 'DeComparative',
  reason: 'Standard',
  find(place) {
    const form = comparatives[place.near(1).lower];
    if (place.near(0).lower !== 'mehr' || form === undefined || place.near(-1).lower === 'nicht') {
      return undefined;
    }
    return { first: place.at, last: place.at + 1, replacement: form };
  },
};

const reflexive: Readonly<Record<string, string>> = {
  ich: 'mich',
  du: 'dich',
  er: 'sich',
  sie: 'sich',
  es: 'sich',
  man: 'sich',
  wir: 'uns',
  ihr: 'euch',
};

/** "Ich freue sehr über": these verbs are reflexive. */
export const missingReflexive: Rule = {
  name: 'DeReflexive',
  reason: 'Standard',
  find(place) {
    const verb = place.near(0).lower;
    const pronoun = reflexive[place.near(-1).lower];
    const inverted = reflexive[place.near(1).lower];
    const wanted = /^freu(?:e|st|t|en|te|ten)$/.test(verb)
      ? /^(?:über|auf|sehr|schon|darüber|darauf)$/
      : /^interessier(?:e|st|t|en|te|ten)$/.test(verb)
        ? /^(?:für|sehr|dafür)$/
        : /^(?:kümmer(?:e|st|t|n|te)|bewerb(?:e|en)|beschwer(?:e|st|t|en|te)|erhol(?:e|st|t|en|te)|beeil(?:e|st|t|en|te)|entscheide)$/.test(
              verb,
            )
          ? /^(?:um|über|für|sehr|gut|oft|immer)$/
          : undefined;
    if (wanted === undefined) return undefined;
    if (pronoun !== undefined && wanted.test(place.near(1).lower)) {
      return here(place, `${place.near(0).text} ${pronoun}`);
    }
    return inverted !== undefined && wanted.test(place.near(2).lower)
      ? { ...here(place, `${place.near(0).text} ${place.near(1).text} ${inverted}`), last: place.at + 1 }
      : undefined;
  },
};

/** "Ich habe nicht Zeit": a noun without an article is denied by "kein" (Duden, § 1437). */
export const denial: Rule = {
  name: 'DeKein',
  reason: 'Standard',
  find(place, lexicon) {
    const noun = place.near(1);
    const isHaving =
      having.test(place.near(-1).lower) ||
      having.test(place.near(-2).lower) ||
      /^(?:gibt|gab)$/.test(place.near(-2).lower) ||
      /^(?:brauche|brauchst|braucht|brauchen)$/.test(place.near(-1).lower);
    if (
      place.near(0).lower !== 'nicht' ||
      !isHaving ||
      !/^\p{Lu}\p{Ll}/u.test(noun.text) ||
      /^(?:Recht|Angst|Sie|Ihnen)$/.test(noun.text)
    ) {
      return undefined;
    }
    if (/^\p{Lu}/u.test(place.near(2).text) || place.near(2).lower === 'sondern') return undefined;
    const slot = slotsOf(lexicon.noun(noun.text)).find(({ inCase }) => inCase === 'AKK');
    if (slot === undefined) return undefined;
    return here(place, slot.gender === 'M' ? 'keinen' : slot.gender === 'N' ? 'kein' : 'keine');
  },
};

/** "Obwohl er müde war ging er": the clause in front ends with a comma (Regelwerk 2018, § 74). */
export const commaAfterClause: Rule = {
  name: 'DeCommaAfter',
  reason: 'MissingComma',
  find(place, lexicon) {
    const verb = place.near(0);
    const next = place.near(1);
    if (!isSmall(verb) || !isSmall(next)) return undefined;
    let at = place.at - 1;
    while (at >= 0 && place.tokens[at]?.isWord === true && place.tokens[at]?.opens !== true) at--;
    const opening = place.tokens[at] ?? noToken;
    if (
      !opening.opens ||
      !/^(?:wenn|weil|obwohl|nachdem|bevor|sobald|falls|als|da|während|solange)$/.test(opening.lower)
    ) {
      return undefined;
    }
    const isFinite = (token: Token): boolean =>
      lexicon.finite(token.lower).length > 0 && !lexicon.isInfinitive(token.lower);
    const after = place.near(2);
    const hasSubject =
      pronouns.has(after.lower) || determiners.has(after.lower) || /^\p{Lu}/u.test(after.text);
    if (!isFinite(verb) || !isFinite(next) || !hasSubject || place.at - at < 3) return undefined;
    return here(place, `${verb.text},`);
  },
};

const static_ =
  /^(?:lieg(?:e|st|t|en)|lag(?:en)?|steh(?:e|st|t|en)|stand(?:en)?|sitz(?:e|t|en)|saß(?:en)?|wohn(?:e|st|t|en|te|ten)|bleib(?:e|st|t|en)|blieb(?:en)?|befind(?:e|et|en)|arbeit(?:e|est|et|en|ete|eten)|schläft|schlafe|schlief|leb(?:e|st|t|en|te|ten)|treffen|wart(?:e|est|et|en|ete))$/;
const places = /^(?:auf|in|unter|neben|hinter|vor|an|zwischen)$/;

/** "Der Hund liegt unter den Tisch": where something is stands in the dative (Duden, § 907). */
export const staticPlace: Rule = {
  name: 'DePlace',
  reason: 'CaseOfNoun',
  find(place, lexicon) {
    const article = place.near(0);
    const noun = place.near(1);
    const form = { den: 'dem', das: 'dem', die: 'der', einen: 'einem', eine: 'einer' }[article.lower];
    if (form === undefined || !places.test(place.near(-1).lower)) return undefined;
    const back = [-2, -3, -4].map((steps) => place.near(steps));
    const isClose = back.some(
      ({ lower }, index) => static_.test(lower) && back.slice(0, index).every((token) => token.isWord),
    );
    if (
      !isClose ||
      (/^(?:treffen|arbeit|wart|schl|leb)/.test(back.map(({ lower }) => lower).join(' ')) &&
        place.near(-1).lower === 'auf')
    ) {
      return undefined;
    }
    if (back.some(({ lower }) => lower.startsWith('wart')) && /^(?:auf|in)$/.test(place.near(-1).lower)) {
      return undefined;
    }
    const set = lexicon.noun(noun.text);
    const isSingle =
      article.lower === 'die' || article.lower === 'eine'
        ? (set & bit('DAT', 'F')) !== 0 && (set & bit('AKK', 'P')) === 0
        : (set & (bit('DAT', 'M') | bit('DAT', 'N'))) !== 0 && (set & bit('DAT', 'P')) === 0;
    return isSingle ? here(place, matchCase(article.text, form)) : undefined;
  },
};
