import { matchCase } from '../../generation/built-in/match-case.ts';
import type { Fault, Place, TokenRule } from '../tokens/rule.ts';
import { noToken, type Token } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import { bit, everything, ofCase, type Mask } from './inflection.ts';
import type { GermanLexicon } from './lexicon.ts';
import type { Person } from './word-lists/read-verbs.ts';
import { nounPhraseAt } from './noun-phrase.ts';

const persons: ReadonlyMap<string, readonly Person[]> = new Map([
  ['ich', ['1s']],
  ['du', ['2s']],
  ['er', ['3s']],
  ['man', ['3s']],
  ['wir', ['1p']],
  ['ihr', ['2p']],
  ['es', ['3s']],
]);
const closing = /^[.,;:!?…)]$/;
export const conjunctions = words(
  'dass weil wenn ob obwohl damit bevor nachdem sobald solange falls während als',
);

/** The right form of a finite verb for a person, where the written one is of another person in every reading. */
function misfit(verb: Token, wanted: readonly Person[], lexicon: GermanLexicon): string | undefined {
  const readings = lexicon.finite(verb.lower);
  if (readings.length === 0 || readings.some(({ person }) => wanted.includes(person))) return undefined;
  const [person] = wanted;
  const found = readings
    .map(({ tense }) => (person === undefined ? undefined : tense[person]))
    .find((form) => form !== undefined);
  return found === verb.lower ? undefined : found;
}

/** "ich gehst", "gestern bin wir", "weil er heute kommen": the verb has the person of its pronoun. */
export const pronounAndVerb: TokenRule<GermanLexicon> = {
  name: 'DePronounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const wanted = persons.get(place.near(0).lower);
    if (!wanted || /^\p{Lu}\p{Lu}/u.test(place.near(0).text)) return undefined;
    // "wenn Ihr Finger zu trocken ist": whose it is.
    if (place.near(0).lower === 'ihr' && /^\p{Lu}|e[nrms]?$/u.test(place.near(1).text)) return undefined;
    return behind(place, wanted, lexicon) ?? inFront(place, wanted, lexicon) ?? atEnd(place, wanted, lexicon);
  },
};

function behind(place: Place, wanted: readonly Person[], lexicon: GermanLexicon): Fault | undefined {
  const before = place.near(-1).lower;
  const opens =
    place.near(0).opens || (/^(?:denn|aber|und|sondern)$/.test(before) && place.near(-2).text === ',');
  const verb = place.near(1);
  if (!opens || !/^\p{Ll}/u.test(verb.text)) return undefined;
  // "Ihr gehen die Ideen aus": a dative.
  if (
    place.near(0).lower === 'ihr' &&
    !/^(?:habt|seid|hat|ist|haben|sind|bin|bist|hast|könnt|können|müssen|wollen|sollen)$/.test(verb.lower)
  ) {
    return undefined;
  }
  if (place.near(0).lower === 'es' && lexicon.finite(verb.lower).some(({ person }) => person === '3p')) {
    return undefined;
  }
  const form = misfit(verb, wanted, lexicon);
  return form === undefined ? undefined : { first: place.at + 1, last: place.at + 1, replacement: form };
}

/** "Wo wohnst ihr": a form that goes with "du" alone. */
const isSecondPerson = (verb: Token, lexicon: GermanLexicon): boolean => {
  const readings = lexicon.finite(verb.lower);
  return readings.length > 0 && readings.every(({ person }) => person === '2s');
};

function inFront(place: Place, wanted: readonly Person[], lexicon: GermanLexicon): Fault | undefined {
  const verb = place.near(-1);
  const pronoun = place.near(0).lower;
  if (
    pronoun === 'es' ||
    (pronoun === 'ihr' && !isSecondPerson(verb, lexicon)) ||
    !/^\p{L}/u.test(verb.text) ||
    /^\p{Lu}/u.test(place.near(0).text)
  ) {
    return undefined;
  }
  // The second place of a main clause: behind one word that opens the sentence.
  if (!place.near(-2).opens || conjunctions.has(place.near(-2).lower)) return undefined;
  if (
    /^(?:und|oder|aber|denn|wie|was|wer|wo|sowohl)$/.test(place.near(-2).lower) &&
    lexicon.isInfinitive(verb.lower)
  ) {
    return undefined;
  }
  const form = misfit(verb, wanted, lexicon);
  return form === undefined
    ? undefined
    : { first: place.at - 1, last: place.at - 1, replacement: matchCase(verb.text, form) };
}

function atEnd(place: Place, wanted: readonly Person[], lexicon: GermanLexicon): Fault | undefined {
  if (!conjunctions.has(place.near(-1).lower)) return undefined;
  const clause = clauseFrom(place, 1);
  const verb = clause.at(-1);
  if (!verb || clause.length < 2 || !/^\p{Ll}/u.test(verb.text)) return undefined;
  if (
    clause.slice(0, -1).some(({ lower }) => lexicon.finite(lower).length > 0 || /^(?:und|oder)$/.test(lower))
  ) {
    return undefined;
  }
  if (lexicon.isParticiple(verb.lower)) return undefined;
  const form = misfit(verb, wanted, lexicon);
  const at = place.tokens.indexOf(verb);
  return form === undefined ? undefined : { first: at, last: at, replacement: form };
}

/** The tokens from a place to the next sign. */
export function clauseFrom({ tokens, at }: Place, steps: number): Token[] {
  const rest = tokens.slice(at + steps, at + steps + 30);
  const end = rest.findIndex(
    ({ text, isWord }) => !isWord && (closing.test(text) || /^["“”»«–—(]$/.test(text)),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

const plural: Mask = bit('NOM', 'P');
const nominative = ofCase('NOM');
const startsSubject =
  /^(?:ich|du|er|sie|es|wir|ihr|man|der|die|das|dieser|diese|dieses|ein|eine|mein|meine|sein|seine|niemand|jemand|jeder|alle|viele)$/;

/** "Die Kinder spielt": the verb right behind a noun that opens the sentence. */
export const nounAndVerb: TokenRule<GermanLexicon> = {
  name: 'DeNounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    if (!place.near(0).opens) return undefined;
    const phrase = nounPhraseAt(place, lexicon);
    if (!phrase || phrase.noun === everything) return undefined;
    const last = behindGenitive(place, phrase.last, lexicon);
    const verb = place.tokens[last + 1] ?? noToken;
    const next = place.tokens[last + 2] ?? noToken;
    const subject = phrase.set & phrase.noun & nominative;
    if (subject === 0 || !/^\p{Ll}/u.test(verb.text) || startsSubject.test(next.lower)) return undefined;
    const isPlural = subject === plural;
    if (!isPlural && (subject & plural) !== 0) return undefined;
    // "Das Kind sehen": an object, or a noun with an infinitive.
    if (!isPlural && lexicon.isInfinitive(verb.lower) && (subject & bit('NOM', 'M')) === 0) return undefined;
    const form = misfit(verb, [isPlural ? '3p' : '3s'], lexicon);
    if (form === undefined || lexicon.isParticiple(verb.lower)) return undefined;
    return { first: last + 1, last: last + 1, replacement: form };
  },
};

/** "die Ergebnisse der Umfrage": where the phrase with its genitive ends. */
function behindGenitive(place: Place, last: number, lexicon: GermanLexicon): number {
  const at = last + 1;
  const near = (steps: number): Token => place.tokens[at + steps] ?? noToken;
  if (
    !/^(?:der|des|dieser|dieses|meiner|meines|seiner|seines|ihrer|unserer|einer|eines)$/.test(near(0).lower)
  ) {
    return last;
  }
  const phrase = nounPhraseAt({ tokens: place.tokens, at }, lexicon);
  return phrase && (phrase.set & phrase.noun & ofCase('GEN')) !== 0 ? phrase.last : last;
}

const beVerbs = words(
  'gegangen gekommen geblieben gewesen geworden gestorben passiert aufgestanden angekommen eingeschlafen aufgewacht gewachsen gesprungen gestiegen umgezogen gereist abgereist verreist ausgegangen weggegangen zurückgekommen mitgekommen weggelaufen geschehen verschwunden entstanden ausgestiegen eingestiegen umgestiegen abgeflogen hingefallen geboren erschienen gelungen gerannt zurückgekehrt ausgezogen eingezogen ertrunken gewandert spazierengegangen',
);
const toBe: Readonly<Record<string, string>> = {
  habe: 'bin',
  hast: 'bist',
  hat: 'ist',
  haben: 'sind',
  habt: 'seid',
  hatte: 'war',
  hattest: 'warst',
  hatten: 'waren',
  hattet: 'wart',
};

const driven = words('gefahren geflogen gelaufen geschwommen geritten');

/** "mit dem Rad gefahren", but "den Wagen gefahren". */
const isBeParticiple = (last: Token, clause: readonly Token[]): boolean =>
  beVerbs.has(last.lower) ||
  (driven.has(last.lower) &&
    /^(?:nach|zur|zum|mit|ins)$/.test(clause.at(-3)?.lower ?? clause.at(-2)?.lower ?? '')) ||
  (driven.has(last.lower) &&
    clause.some(({ lower }) => /^(?:nach|zur|zum)$/.test(lower)) &&
    !clause.some(({ lower }) => /^(?:den|das|meinen|seinen|einen|ihn|es|ihr|mein|sein)$/.test(lower)));

/** "ich habe gegangen": verbs of moving and changing take "sein" (Duden, Die Grammatik, § 664). */
export const perfectWithBe: TokenRule<GermanLexicon> = {
  name: 'DePerfectWithBe',
  reason: 'VerbForm',
  find(place, lexicon) {
    const auxiliary = toBe[place.near(0).lower];
    if (auxiliary === undefined) return undefined;
    const clause = clauseFrom(place, 1);
    const last = clause.at(-1);
    const before = place.near(-1);
    if (
      last &&
      isBeParticiple(last, clause) &&
      !clause.slice(0, -1).some(({ lower }) => lexicon.isParticiple(lower) && /^ge|t$/.test(lower))
    ) {
      return { first: place.at, last: place.at, replacement: matchCase(place.near(0).text, auxiliary) };
    }
    const isEnd = beVerbs.has(before.lower) && clause.length === 0;
    return isEnd ? { first: place.at, last: place.at, replacement: auxiliary } : undefined;
  },
};
