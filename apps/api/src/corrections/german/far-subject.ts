import { matchCase } from '../../generation/built-in/match-case.ts';
import type { Place, TokenRule } from '../tokens/rule.ts';
import { noToken, type Token } from '../tokens/token.ts';
import { isSurelyFinite } from './clause.ts';
import { bit, everything, ofCase } from './inflection.ts';
import type { GermanLexicon, Person } from './lexicon.ts';
import { nounPhraseAt } from './noun-phrase.ts';

type Rule = TokenRule<GermanLexicon>;

const plural = bit('NOM', 'P');
const nominative = ofCase('NOM');
const prepositions =
  /^(?:in|im|an|am|auf|aus|bei|beim|mit|von|vom|zu|zum|zur|für|über|unter|hinter|vor|neben|zwischen|gegen|ohne|nach|seit|durch|wegen|während|trotz|ins|ans)$/;

interface Subject {
  readonly person: Person;
  readonly end: number;
  readonly isFar: boolean;
}

/** Where a noun phrase with all that hangs on it ends: genitives, phrases with a preposition, a relative clause. */
function tail(tokens: readonly Token[], from: number, lexicon: GermanLexicon): number {
  const token = (at: number): Token => tokens[at] ?? noToken;
  let end = from;
  for (let round = 0; round < 3; round++) {
    const isPreposition = prepositions.test(token(end).lower);
    const phrase = nounPhraseAt(
      { tokens, at: isPreposition && !nounPhraseAt({ tokens, at: end }, lexicon) ? end + 1 : end },
      lexicon,
    );
    const isGenitive =
      phrase &&
      (phrase.set & phrase.noun & ofCase('GEN')) !== 0 &&
      /^(?:der|des|\p{Ll}+(?:er|es))$/u.test(token(end).lower);
    if (phrase && (isPreposition || isGenitive)) end = phrase.last + 1;
    else if (isPreposition && /^\p{Lu}\p{Ll}/u.test(token(end + 1).text)) end += 2;
    else break;
  }
  if (
    token(end).text === ',' &&
    /^(?:der|die|das|dem|den|deren|dessen|denen)$/.test(
      token(prepositions.test(token(end + 1).lower) ? end + 2 : end + 1).lower,
    )
  ) {
    for (let at = end + 2; at < end + 16; at++) {
      if (token(at).text === ',') {
        return isSurelyFinite(token(at - 1), lexicon) || lexicon.finite(token(at - 1).lower).length > 0
          ? at + 1
          : from;
      }
      if (/^[.;:!?]$/.test(token(at).text)) break;
    }
  }
  return end;
}

const joinedPerson: Readonly<Record<string, Person>> = { ich: '1p', du: '2p', er: '3p', sie: '3p' };

/** A subject that opens a sentence; two that are joined are many. */
function subjectAt(
  { tokens, at }: Pick<Place, 'tokens' | 'at'>,
  lexicon: GermanLexicon,
): Subject | undefined {
  const token = (place: number): Token => tokens[place] ?? noToken;
  const first = token(at).lower;
  const pronoun = joinedPerson[first];
  if (pronoun !== undefined && token(at + 1).lower === 'und') {
    const other = nounPhraseAt({ tokens, at: at + 2 }, lexicon);
    const isName = /^\p{Lu}\p{Ll}+$/u.test(token(at + 2).text) && lexicon.noun(token(at + 2).text) === 0;
    return other
      ? { person: pronoun, end: other.last + 1, isFar: true }
      : isName
        ? { person: pronoun, end: at + 3, isFar: true }
        : undefined;
  }
  // "Jeder der Teilnehmer", "eines der Häuser"
  if (
    /^(?:jeder|jede|jedes|keiner|keine|keines|einer|eine|eines)$/.test(first) &&
    /^(?:der|dieser|meiner|unserer|seiner|ihrer)$/.test(token(at + 1).lower)
  ) {
    const phrase = nounPhraseAt({ tokens, at: at + 1 }, lexicon);
    if (phrase && (phrase.noun & bit('GEN', 'P')) !== 0) {
      return { person: '3s', end: phrase.last + 1, isFar: true };
    }
  }
  const phrase = nounPhraseAt({ tokens, at }, lexicon);
  if (!phrase || phrase.noun === everything) return undefined;
  const subject = phrase.set & phrase.noun & nominative;
  if (subject === 0) return undefined;
  if (
    /^(?:Reihe|Anzahl|Menge|Zahl|Hälfte|Mehrheit|Teil|Gruppe|Paar|Drittel|Viertel|Dutzend|Mehrzahl|Unmenge|Art|Prozent)$/.test(
      phrase.nounText,
    )
  ) {
    return undefined;
  }
  const end = tail(tokens, phrase.last + 1, lexicon);
  if (token(end).lower === 'und') {
    const other = nounPhraseAt({ tokens, at: end + 1 }, lexicon);
    if (/^(?:ich|wir)$/.test(token(end + 1).lower)) return { person: '1p', end: end + 2, isFar: true };
    if (other && (other.set & other.noun & nominative) !== 0) {
      return { person: '3p', end: tail(tokens, other.last + 1, lexicon), isFar: true };
    }
    return undefined;
  }
  const isPlural = subject === plural;
  if (!isPlural && (subject & plural) !== 0) return undefined;
  return { person: isPlural ? '3p' : '3s', end, isFar: end > phrase.last + 1 };
}

/** "Jeder der Teilnehmer bekommen", "Meine Eltern und ich fährt", "Die Häuser am See ist". */
export const farSubject: Rule = {
  name: 'DeFarSubject',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    if (!place.near(0).opens) return undefined;
    const subject = subjectAt(place, lexicon);
    if (!subject?.isFar) return undefined;
    const verb = place.tokens[subject.end] ?? noToken;
    const next = place.tokens[subject.end + 1] ?? noToken;
    const isPart = /^(?:jede[rs]?|keine[rs]?|eine[rs]?)$/.test(place.near(0).lower);
    if (!/^\p{Ll}/u.test(verb.text) || (lexicon.isParticiple(verb.lower) && !isPart)) return undefined;
    if (/^(?:ich|du|er|sie|es|wir|ihr|man)$/.test(next.lower)) return undefined;
    // "Mein Vater und meine Mutter": an object may stand first, where a subject follows.
    if (
      subject.person === '3p' &&
      nounPhraseAt({ tokens: place.tokens, at: subject.end + 1 }, lexicon) !== undefined &&
      place.near(0).lower !== 'die' &&
      !/^\p{Ll}+er$/u.test(place.near(0).lower) &&
      !/^(?:mein|dein|sein|unser)$/.test(place.near(0).lower)
    ) {
      const phrase = nounPhraseAt({ tokens: place.tokens, at: subject.end + 1 }, lexicon);
      if (
        phrase &&
        (phrase.set & phrase.noun & nominative) !== 0 &&
        (phrase.set & phrase.noun & ofCase('AKK')) === 0
      ) {
        return undefined;
      }
    }
    const readings = lexicon.finite(verb.lower);
    const isJoinedYou = subject.person === '2p' && readings.some(({ person }) => person === '3p');
    if (readings.length === 0 || isJoinedYou || readings.some(({ person }) => person === subject.person)) {
      return undefined;
    }
    const isOne = /^(?:jede[rs]?|keine[rs]?|eine[rs]?)$/.test(place.near(0).lower);
    if (lexicon.isInfinitive(verb.lower) && !isOne) return undefined;
    const form = readings.map(({ tense }) => tense[subject.person]).find((one) => one !== undefined);
    return form === undefined || form === verb.lower
      ? undefined
      : { first: subject.end, last: subject.end, replacement: form };
  },
};

const standing =
  /^(?:liegt|lag|steht|stand|hängt|hing|sitzt|saß|ist|war|fehlt|fehlte|wohnt|wohnte|lebt|lebte|kommt|kam|bleibt|blieb|gab|wartet|wartete|folgt|folgte|wurde|wird|geschieht|passiert|existiert|beginnt|arbeitet|befindet|findet)$/;
const many =
  /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|viele|mehrere|einige|wenige|alle|beide)$/;

/** "Auf dem Tisch liegt drei Briefe", "Hier ist viele Leute": the subject stands behind the verb. */
export const subjectBehind: Rule = {
  name: 'DeSubjectBehind',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const verb = place.near(0);
    if (!standing.test(verb.lower) || verb.lower === 'gab') return undefined;
    if (!many.test(place.near(1).lower)) return undefined;
    if (/^(?:es|das|er|sie|ich|man|wer|was|dies)$/.test(place.near(-1).lower)) return undefined;
    let steps = 2;
    while (steps < 4 && /^\p{Ll}+e[nr]?$/u.test(place.near(steps).text)) steps++;
    const noun = place.near(steps);
    const set = lexicon.noun(noun.text);
    if (!/^\p{Lu}/u.test(noun.text) || set === everything || (set & plural) === 0) return undefined;
    if (
      /^(?:Uhr|Jahre?|Tage?|Stunden?|Wochen?|Monate?|Meter|Kilometer|Euro|Prozent|Grad|Minuten?|Male?|Mal)$/.test(
        noun.text,
      )
    ) {
      return undefined;
    }
    // The beginning must not hold a subject of its own.
    let at = place.at - 1;
    let hasSubject = false;
    while (at >= 0 && place.tokens[at]?.isWord) {
      const phrase = nounPhraseAt({ tokens: place.tokens, at }, lexicon);
      const before = place.tokens[at - 1]?.lower ?? '';
      if (
        phrase &&
        !prepositions.test(before) &&
        !prepositions.test(place.tokens[at]?.lower ?? '') &&
        (phrase.set & phrase.noun & nominative) !== 0
      ) {
        hasSubject = true;
      }
      if (place.tokens[at]?.opens) break;
      at--;
    }
    const opening = place.tokens[Math.max(at, 0)] ?? noToken;
    const isPlace =
      prepositions.test(opening.lower) ||
      /^(?:hier|dort|da|heute|gestern|oben|unten|draußen|drinnen|links|rechts|nebenan|überall|dann|wo)$/.test(
        opening.lower,
      );
    if (hasSubject || !opening.opens || !isPlace) return undefined;
    const form = lexicon
      .finite(verb.lower)
      .map(({ tense }) => tense['3p'])
      .find((one) => one !== undefined);
    return form === undefined
      ? undefined
      : { first: place.at, last: place.at, replacement: matchCase(verb.text, form) };
  },
};

/** "Weder der Trainer noch die Spieler war": the nearer part is many. */
export const neitherNor: Rule = {
  name: 'DeNeitherNor',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    if (
      place.near(0).lower !== 'noch' ||
      !place.tokens
        .slice(Math.max(0, place.at - 5), place.at)
        .some(({ lower, opens }) => lower === 'weder' && opens)
    ) {
      return undefined;
    }
    const phrase = nounPhraseAt({ tokens: place.tokens, at: place.at + 1 }, lexicon);
    if (!phrase || (phrase.set & phrase.noun & nominative) !== plural) return undefined;
    const at = phrase.last + 1;
    const readings = lexicon.finite(place.tokens[at]?.lower ?? '');
    if (readings.length === 0 || readings.some(({ person }) => person === '3p')) return undefined;
    const form = readings.map(({ tense }) => tense['3p']).find((one) => one !== undefined);
    return form === undefined ? undefined : { first: at, last: at, replacement: form };
  },
};

/** "Meine Kollegin und mich haben": a subject has the nominative. */
export const joinedMe: Rule = {
  name: 'DeJoinedMe',
  reason: 'CaseOfNoun',
  find(place, lexicon) {
    if (!/^(?:mich|mir)$/.test(place.near(0).lower) || place.near(-1).lower !== 'und') return undefined;
    const isFirst = [-2, -3, -4].some(
      (steps) => place.near(steps).opens && !prepositions.test(place.near(steps).lower),
    );
    const isSubject =
      lexicon.finite(place.near(1).lower).some(({ person }) => person === '1p') &&
      !/^(?:ich|wir|er|sie|es|du|man)$/.test(place.near(2).lower);
    return isFirst && isSubject ? { first: place.at, last: place.at, replacement: 'ich' } : undefined;
  },
};

/** "Die Polizei suchen nach": one who does it, in the form of many. */
export const oneNotMany: Rule = {
  name: 'DeOneNotMany',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    if (!place.near(0).opens) return undefined;
    const phrase = nounPhraseAt(place, lexicon);
    if (!phrase || phrase.noun === everything) return undefined;
    const subject = phrase.set & phrase.noun & nominative;
    const verb = place.tokens[phrase.last + 1] ?? noToken;
    const next = place.tokens[phrase.last + 2] ?? noToken;
    if (
      subject === 0 ||
      (subject & plural) !== 0 ||
      !/^\p{Ll}/u.test(verb.text) ||
      !lexicon.isInfinitive(verb.lower)
    ) {
      return undefined;
    }
    if (
      !prepositions.test(next.lower) &&
      !/^(?:nicht|sehr|oft|immer|heute|gern|seit|schon|noch|den|einen)$/.test(next.lower)
    ) {
      return undefined;
    }
    const rest = place.tokens.slice(phrase.last + 2, phrase.last + 12);
    const end = rest.findIndex(({ text }) => /^[,.;!?]$/.test(text));
    const clause = end < 0 ? rest : rest.slice(0, end);
    if (
      clause.some(
        (token) =>
          /^(?:wir|sie|die|viele|alle|und|zu|kann|muss|soll)$/.test(token.lower) ||
          isSurelyFinite(token, lexicon),
      )
    ) {
      return undefined;
    }
    if (rest[end]?.text !== '.') return undefined;
    const form = lexicon
      .finite(verb.lower)
      .map(({ tense }) => tense['3s'])
      .find((one) => one !== undefined);
    return form === undefined
      ? undefined
      : { first: phrase.last + 1, last: phrase.last + 1, replacement: form };
  },
};
