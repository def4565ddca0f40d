import { matchCase } from '../../generation/built-in/match-case.ts';
import type { TokenRule } from '../tokens/rule.ts';
import type { Token } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import { determiners } from './determiners.ts';
import { bit } from './inflection.ts';
import type { GermanLexicon } from './lexicon.ts';
import { clauseFrom } from './verb-rules.ts';

const pronouns = words('ich du er sie es wir ihr man');
const beginnings = words(
  'ich du er sie es wir ihr man der die das den dem ein eine einen einem mein meine meinen dein deine sein seine unser unsere ihre kein keine alle viele jeder jede niemand jemand dieser diese dieses Menschen Leute Kinder nicht so dort hier in im auf am bei mit',
);
/** Verbs of thinking and saying, and what is sure, good or possible: a clause with "dass" follows. */
const opensClause =
  /^(?:glaub|denk|dacht|weiß|wiss|wusst|hoff|sag|mein(?:e|st|t|en|te|ten)$|behaupt|erwart|fürcht|befürcht|merk|bemerk|vermut|wünsch|freu|stimm$|stimmt|schein|bedeut|heißt|zeig|beweis|bewies|erklär|versprech|verspr|vergess|vergaß|vergiss|gehört|hör|versteh|verstand|klar$|wichtig|sicher$|möglich$|schade$|gut$|schön$|froh$|überzeugt|tatsache|meinung|ansicht|gefühl|angst|problem|vorteil|nachteil|grund|hoffnung|erzähl|antwort|schreib|schrieb|berichte|find(?:e|est|et|en)$|fand|will|wollte|möchte|gesagt|gedacht|geglaubt|gewusst|gehofft|dafür|darauf|daran|darüber|davon|dazu|dadurch|damit|darum|wahr$|richtig$|falsch$|unglaublich|traurig|stolz|ist$|war$)/i;

/** "Ich glaube, das er kommt": the conjunction has ss (Regelwerk 2018, § 4). */
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

/** "Das Buch, dass ich lese": the pronoun that stands for a neuter noun has one s. */
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
    return pronouns.has(place.near(1).lower) ||
      /^(?:in|auf|mir|uns|mich|sich|der|die|mein|meine)$/.test(place.near(1).lower)
      ? { first: place.at, last: place.at, replacement: 'das' }
      : undefined;
  },
};

const isPlural = (token: Token, lexicon: GermanLexicon): boolean =>
  /^\p{Lu}/u.test(token.text) &&
  (lexicon.noun(token.text) & bit('NOM', 'P')) !== 0 &&
  (lexicon.noun(token.text) & bit('NOM', 'N')) === 0;

function sentenceStart(tokens: readonly Token[], at: number): number {
  for (let place = at; place > 0; place--) if (tokens[place]?.opens) return place;
  return 0;
}

const isSubject = (token: Token): boolean => pronouns.has(token.lower);
const modal =
  /^(?:ha(?:be|t|st|tte|tten)|bin|bist|ist|sind|seid|war|waren|will|willst|muss|musst|kann|kannst|soll|darf|mag|möchte|wird|werde|wurde|habe|gehe|geht|komme|kommt|mache|macht|\p{Ll}{3,}(?:e|t|st|te))$/u;

/** "weil ich habe keine Zeit": the verb stands at the end of a clause with a conjunction (Duden, § 1375). */
export const verbAtEnd: TokenRule<GermanLexicon> = {
  name: 'DeVerbAtEnd',
  reason: 'Order',
  find(place, lexicon) {
    if (!/^(?:weil|dass|obwohl|wenn|ob|damit|bevor|nachdem)$/.test(place.near(0).lower)) return undefined;
    const subject = place.near(1);
    const verb = place.near(2);
    if (!isSubject(subject) || !/^\p{Ll}/u.test(verb.text) || !modal.test(verb.lower)) return undefined;
    if (determiners.has(verb.lower)) return undefined;
    if (lexicon.finite(verb.lower).length === 0 || lexicon.isInfinitive(verb.lower)) return undefined;
    const clause = clauseFrom(place, 3);
    const last = clause.at(-1);
    if (!last || clause.length > 12) return undefined;
    const isFinite = lexicon.finite(last.lower).length > 0 && !/^\p{Lu}/u.test(last.text);
    // "weil er hätte kommen sollen": two infinitives; "weil er viel und gern lacht"
    if (
      (isFinite && !lexicon.isParticiple(last.lower)) ||
      /^(?:können|müssen|wollen|sollen|dürfen|lassen|mögen)$/.test(last.lower)
    ) {
      return undefined;
    }
    if (clause.some(({ lower }) => /^(?:und|oder|aber|sondern)$/.test(lower))) return undefined;
    if (
      clause.length === 1 &&
      lexicon.isInfinitive(last.lower) &&
      lexicon
        .finite(verb.lower)
        .some(
          ({ infinitive }) =>
            !/^(?:können|müssen|wollen|sollen|dürfen|mögen|werden|möchten)$/.test(infinitive),
        )
    ) {
      return undefined;
    }
    const text = clause.map((token) => token.text).join(' ');
    return {
      first: place.at + 1,
      last: place.at + 2 + clause.length,
      replacement: `${subject.text} ${text} ${verb.text}`,
    };
  },
};

const adverbs = words(
  'gestern heute morgen dann danach jetzt deshalb deswegen darum trotzdem leider manchmal vielleicht später zuerst endlich plötzlich normalerweise natürlich außerdem dort hier oft immer meistens letztens früher bald also daher hoffentlich',
);

/** "Gestern ich habe": the verb is the second part of a sentence, and stands before its subject (Duden, § 1356). */
export const verbSecond: TokenRule<GermanLexicon> = {
  name: 'DeVerbSecond',
  reason: 'Order',
  find(place, lexicon) {
    const subject = place.near(1);
    const verb = place.near(2);
    if (!place.near(0).opens || !adverbs.has(place.near(0).lower) || !isSubject(subject)) return undefined;
    if (!/^\p{Ll}/u.test(verb.text) || lexicon.finite(verb.lower).length === 0) return undefined;
    return { first: place.at + 1, last: place.at + 2, replacement: `${verb.text} ${subject.text}` };
  },
};

/** "Wenn es regnet, ich bleibe zu Hause." */
export const verbAfterClause: TokenRule<GermanLexicon> = {
  name: 'DeVerbAfterClause',
  reason: 'Order',
  find(place, lexicon) {
    const subject = place.near(0);
    const verb = place.near(1);
    if (
      place.near(-1).text !== ',' ||
      !isSubject(subject) ||
      subject.lower === 'sie' ||
      !/^\p{Ll}/u.test(verb.text)
    ) {
      return undefined;
    }
    const start = sentenceStart(place.tokens, place.at - 1);
    const opening = place.tokens[start];
    const clause = place.tokens.slice(start, place.at - 1);
    if (!opening || !/^(?:wenn|weil|obwohl|nachdem|bevor|sobald|falls|als|da)$/.test(opening.lower)) {
      return undefined;
    }
    if (clause.length < 3 || clause.some(({ text }) => /^[,:;"„“»]$/.test(text))) return undefined;
    const last = clause.at(-1);
    if (!last || lexicon.finite(last.lower).length === 0) return undefined;
    if (
      lexicon.finite(verb.lower).length === 0 ||
      (lexicon.isInfinitive(verb.lower) && subject.lower !== 'wir')
    ) {
      return undefined;
    }
    return {
      first: place.at,
      last: place.at + 1,
      replacement: `${verb.text} ${subject.lower === 'ihr' ? 'ihr' : subject.text}`,
    };
  },
};

const opening = words('dass weil obwohl sodass');
const mayPrecede = words(
  'und oder aber so als ohne statt anstatt auf außer allem nur auch gerade erst selbst bis je vorausgesetzt besonders vielleicht wahrscheinlich eben bloß schon zumal sondern sowie denn insbesondere vermutlich etwa allein gesetzt angenommen sei teils einfach daher kaum jedoch nämlich dadurch vor allein hauptsächlich vielmehr weil dass weder noch zwar lediglich hauptsächlich Beispiel beispielsweise normalerweise möglicherweise beispiel',
);

/** A clause with a conjunction is set off by a comma (Regelwerk 2018, § 74). */
export const commaBeforeClause: TokenRule<GermanLexicon> = {
  name: 'DeComma',
  reason: 'MissingComma',
  find(place, lexicon) {
    const word = place.near(0);
    const before = place.near(-1);
    if (!before.isWord || word.opens || /^\p{Lu}/u.test(word.text)) return undefined;
    const missing = { first: place.at - 1, last: place.at - 1, replacement: `${before.text},` };
    if (opening.has(word.lower)) return mayPrecede.has(before.lower) || before.opens ? undefined : missing;
    if (word.lower === 'ob') {
      return /^(?:nicht|weiß|frage|fragt|fragte|gefragt|wissen|mich|sich|sicher|egal|sehen|prüfen|testen|ihn)$/.test(
        before.lower,
      )
        ? missing
        : undefined;
    }
    if (word.lower === 'um') return isPurpose(place.tokens, place.at, before, lexicon) ? missing : undefined;
    return undefined;
  },
};

/** "um Brot zu kaufen" (Regelwerk 2018, § 75). */
function isPurpose(tokens: readonly Token[], at: number, before: Token, lexicon: GermanLexicon): boolean {
  if (
    /^(?:und|oder|aber|nur|sondern|als|auch|geht|ging|handelt|es|darum|rund|zu|genug|bereits|schon|etwa|jeweils)$/.test(
      before.lower,
    )
  ) {
    return false;
  }
  // "um zwei Jahre zu verlängern" says by how much.
  if (
    /^(?:\p{N}.*|zwei|drei|vier|fünf|sechs|zehn|ein|eine|einen|rund|etwa|mehr|fast)$/u.test(
      tokens[at + 1]?.lower ?? '',
    ) &&
    !isThing(tokens[at + 2])
  ) {
    return false;
  }
  for (let place = at + 1; place < at + 9; place++) {
    const token = tokens[place];
    if (!token || !token.isWord) return false;
    if (lexicon.isZuInfinitive(token.lower) && /zu/.test(token.lower) && token.lower.length > 6) return true;
    if (token.lower === 'zu' && lexicon.isInfinitive(tokens[place + 1]?.text ?? '')) return true;
  }
  return false;
}

const isThing = (token: Token | undefined): boolean =>
  !/^(?:Jahre?|Tage?|Stunden?|Monate?|Wochen?|Prozent|Euro|Minuten?|Meter|Drittel|Hälfte|Viertel)$/.test(
    token?.text ?? '',
  );

const dative: Readonly<Record<string, string>> = {
  ich: 'mir',
  mich: 'mir',
  du: 'dir',
  dich: 'dir',
  er: 'ihm',
  ihn: 'ihm',
  wir: 'uns',
};
const accusative: Readonly<Record<string, string>> = {
  ich: 'mich',
  mir: 'mich',
  du: 'dich',
  dir: 'dich',
  er: 'ihn',
  ihm: 'ihn',
  wir: 'uns',
};

/** "mit mich", "für mir", "ich helfe dich". */
export const pronounCase: TokenRule<GermanLexicon> = {
  name: 'DePronounCase',
  reason: 'CaseOfNoun',
  find(place) {
    const word = place.near(0);
    const before = place.near(-1).lower;
    const earlier = place.near(-2).lower;
    const form = (found: string | undefined) =>
      found === undefined
        ? undefined
        : { first: place.at, last: place.at, replacement: matchCase(word.text, found) };
    if (/^\p{Lu}/u.test(word.text)) return undefined;
    if (/^(?:mit|von|bei|zu|aus|nach|seit|gegenüber)$/.test(before)) {
      return /^(?:ich|er|wir|du)$/.test(word.lower) && before !== 'mit' && before !== 'von'
        ? undefined
        : form(dative[word.lower]);
    }
    if (/^(?:für|gegen|durch)$/.test(before)) return form(accusative[word.lower]);
    const isDativeVerb =
      /^(?:helfe|hilfst|hilft|helfen|half|halfen|danke|dankst|dankt|danken|dankte|gefällt|gefallen|gefiel|gehört|antworte|antwortet|antwortete|gratuliere|gratuliert|glaube|vertraue|vertraut)$/;
    if (
      /^(?:mich|dich|ihn)$/.test(word.lower) &&
      (isDativeVerb.test(before) || (isDativeVerb.test(earlier) && pronouns.has(before)))
    ) {
      return /^(?:gehört|gefallen|glaube)$/.test(before) ? undefined : form(dative[word.lower]);
    }
    return undefined;
  },
};

const nominalised = /^(?:beim|zum|vom|fürs|durchs)$/;

/** "beim lesen": an infinitive behind a preposition with an article is a noun (Regelwerk 2018, § 57). */
export const nounFromVerb: TokenRule<GermanLexicon> = {
  name: 'DeNounFromVerb',
  reason: 'NounCapital',
  find(place, lexicon) {
    const word = place.near(0);
    const next = place.near(1);
    if (
      !nominalised.test(place.near(-1).lower) ||
      !/^\p{Ll}/u.test(word.text) ||
      !lexicon.isInfinitive(word.lower)
    ) {
      return undefined;
    }
    if (/^\p{Lu}/u.test(next.text) || /^(?:und|oder|,)$/.test(next.lower)) return undefined;
    if (
      /^(?:ersten|letzten|zweiten|dritten|neuen|alten|anderen|großen|kleinen|besten|meisten|größten)$/.test(
        word.lower,
      )
    ) {
      return undefined;
    }
    return {
      first: place.at,
      last: place.at,
      replacement: word.text.charAt(0).toUpperCase() + word.text.slice(1),
    };
  },
};
