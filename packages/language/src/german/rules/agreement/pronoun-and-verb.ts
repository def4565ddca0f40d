import { matchCase } from '../../../engine/match-case.ts';
import type { Fault, Place, TokenRule } from '../../../engine/tokens/rule.ts';
import type { Token } from '../../../engine/tokens/token.ts';
import { clauseFrom, conjunctions } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import type { Person } from '../../lexicon/word-lists/read-verbs.ts';
import { fittingVerb } from './fitting-verb.ts';

const persons: ReadonlyMap<string, readonly Person[]> = new Map([
  ['ich', ['1s']],
  ['du', ['2s']],
  ['er', ['3s']],
  ['man', ['3s']],
  ['wir', ['1p']],
  ['ihr', ['2p']],
  ['es', ['3s']],
]);

/** "ich gehst", "gestern bin wir", "weil er heute kommen": the verb agrees in person with its pronoun. */
export const pronounAndVerb: TokenRule<GermanLexicon> = {
  name: 'DePronounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const wanted = persons.get(place.near(0).lower);
    if (!wanted || /^\p{Lu}\p{Lu}/u.test(place.near(0).text)) return undefined;
    // "wenn Ihr Finger zu trocken ist": a possessive.
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
  const form = fittingVerb(verb, wanted, lexicon);
  return form === undefined ? undefined : { first: place.at + 1, last: place.at + 1, replacement: form };
}

/** "Wo wohnst ihr": a form used only with "du". */
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
  // Second position in a main clause: after a single word that opens the sentence.
  if (!place.near(-2).opens || conjunctions.has(place.near(-2).lower)) return undefined;
  if (
    /^(?:und|oder|aber|denn|wie|was|wer|wo|sowohl)$/.test(place.near(-2).lower) &&
    lexicon.isInfinitive(verb.lower)
  ) {
    return undefined;
  }
  const form = fittingVerb(verb, wanted, lexicon);
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
  const form = fittingVerb(verb, wanted, lexicon);
  const at = place.tokens.indexOf(verb);
  return form === undefined ? undefined : { first: at, last: at, replacement: form };
}
