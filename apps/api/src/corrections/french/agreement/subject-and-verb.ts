import { plural, singular } from '../../romance/gender-and-number.ts';
import type { Fault, Place, TokenRule } from '../../tokens/rule.ts';
import { noToken, type Token } from '../../tokens/token.ts';
import type { FrenchLexicon } from '../lexicon.ts';
import { isLower } from '../lower-case.ts';
import { clitics, prepositions, subjects } from '../words.ts';
import { phraseAt } from './noun-phrase.ts';

const clauseOpeners =
  /^(?:que|qu'|si|s'|quand|lorsque|lorsqu'|puisque|puisqu'|car|mais|où|comme|parce|donc|,|;|:|«|\(|et|ou|or)$/;

/** "tu mange", "ils va": the verb has the person of its pronoun. */
export const pronounVerb: TokenRule<FrenchLexicon> = {
  name: 'FrPronounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const person = subjects.get(place.near(0).lower);
    if (person === undefined) return undefined;
    const before = place.near(-1);
    if (
      /^(?:nous|vous)$/.test(place.near(0).lower) &&
      !place.near(0).opens &&
      !clauseOpeners.test(before.lower)
    ) {
      return undefined;
    }
    if (
      /^(?:elle|elles|nous|vous|lui|eux)$/.test(place.near(0).lower) &&
      (prepositions.has(before.lower) || /^(?:et|ou|ni|que|qu'|comme)$/.test(before.lower))
    ) {
      return undefined;
    }
    let steps = 1;
    while (steps < 4 && clitics.has(place.near(steps).lower)) steps++;
    const verb = place.near(steps);
    if (!isLower(verb) && !/^[aày]$/.test(verb.lower)) return undefined;
    if (subjects.has(before.lower)) return undefined;
    // "les pompiers on mis": "ont" is meant.
    if (
      place.near(0).lower === 'on' &&
      (lexicon.noun(before.lower) & plural) !== 0 &&
      /[sx]$/.test(before.lower)
    ) {
      return undefined;
    }
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'Y');
    if (readings.length === 0) return notFinite(place, steps, person, lexicon);
    if (readings.some((reading) => reading.person === person)) return undefined;
    // "il nous faut", "vous les avez": a pronoun in between that is a subject itself
    if (
      steps > 1 &&
      [3, 4].includes(subjects.get(place.near(steps - 1).lower) ?? -1) &&
      readings.some((reading) => reading.person === subjects.get(place.near(steps - 1).lower))
    ) {
      return undefined;
    }
    const forms = [
      ...new Set(
        readings
          .filter(({ tense }) => tense !== 'Y')
          .map(({ lemma, tense }) => lexicon.conjugate(lemma, tense, person)),
      ),
    ].filter((form) => form !== undefined);
    const [form, ...alternatives] = forms;
    if (form === undefined || form === verb.lower) return undefined;
    return {
      first: place.at + steps,
      last: place.at + steps,
      replacement: form,
      alternatives: alternatives.flatMap((one) => one ?? []),
    };
  },
};

/** "vous manger", "il mangé". */
function notFinite(place: Place, steps: number, person: number, lexicon: FrenchLexicon): Fault | undefined {
  const verb = place.near(steps).lower;
  if (lexicon.noun(verb) !== 0 || (lexicon.adjective(verb) !== 0 && !verb.endsWith('é'))) return undefined;
  if (
    /^(?:nous|vous|elle|elles)$/.test(place.near(0).lower) &&
    steps === 1 &&
    !place.near(0).opens &&
    !lexicon.isInfinitive(verb)
  ) {
    return undefined;
  }
  const lemma = lexicon.isInfinitive(verb)
    ? verb
    : verb.endsWith('é')
      ? lexicon.infinitiveOf(verb)
      : undefined;
  if (lemma === undefined) return undefined;
  const isSounded = /(?:é|er)$/.test(verb);
  const form = lexicon.conjugate(lemma, isSounded && person !== 4 ? 'I' : 'P', person);
  const past = lexicon.conjugate(lemma, isSounded && person !== 4 ? 'P' : 'I', person);
  return form === undefined
    ? undefined
    : {
        first: place.at + steps,
        last: place.at + steps,
        replacement: form,
        alternatives: past === undefined ? [] : [past],
      };
}

/** "Les enfants joue", "les gens qui habite": the verb goes by the noun before it. */
export const nounVerb: TokenRule<FrenchLexicon> = {
  name: 'FrNounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const found = phraseAt(place, lexicon);
    if (!found) return undefined;
    const before = place.near(-1);
    const agreement = found.set & found.agreement;
    const isPlural = (agreement & plural) !== 0 && (agreement & singular) === 0;
    const isSingular = (agreement & singular) !== 0 && (agreement & plural) === 0;
    if (!isPlural && !isSingular) return undefined;
    let at = found.noun + 1;
    const token = (): Token => place.tokens[at] ?? noToken;
    const isRelative = token().lower === 'qui';
    if (isRelative) at++;
    else {
      if (
        !place.near(0).opens &&
        !/^(?:que|qu'|si|quand|lorsque|puisque|car|mais|où|,)$/.test(before.lower)
      ) {
        return undefined;
      }
      if (before.text === ',' && isSingular) return undefined;
      if (
        (lexicon.adjective(token().lower) & agreement) !== 0 &&
        lexicon.finite(token().lower).length === 0
      ) {
        at++;
      }
      // "les élèves de la classe": one more phrase with "de"
      if (/^(?:de|d'|du|des)$/.test(token().lower)) {
        at +=
          /^(?:de|d')$/.test(token().lower) &&
          /^(?:la|l'|notre|cette|mon|ma|son|sa|ce|leur|mes|ses|nos)$/.test(place.tokens[at + 1]?.lower ?? '')
            ? 2
            : 1;
        if (lexicon.noun(token().lower) === 0 || isSingular) return undefined;
        at++;
      }
    }
    while (/^(?:ne|n'|me|m'|te|t'|se|s'|y|en|lui|leur)$/.test(token().lower)) at++;
    const verb = token();
    if (!isLower(verb) && verb.lower !== 'a') return undefined;
    if (isRelative && isSingular) return undefined;
    // "Les enfants joue": a noun of its own would have an article and a plural.
    const isOtherNoun =
      lexicon.noun(verb.lower) !== 0 && !(isPlural && (lexicon.noun(verb.lower) & plural) === 0);
    if (isOtherNoun && !/^(?:est|va|fait|a)$/.test(verb.lower)) return undefined;
    if (lexicon.adjective(verb.lower) !== 0 || prepositions.has(verb.lower)) return undefined;
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'Y');
    const person = isPlural ? 5 : 2;
    const wrong = isPlural ? 2 : 5;
    if (
      readings.some((reading) => reading.person === person) ||
      !readings.some((reading) => reading.person === wrong)
    ) {
      return undefined;
    }
    const reading = readings.find((one) => one.person === wrong);
    const form = reading && lexicon.conjugate(reading.lemma, reading.tense, person);
    return form === undefined ? undefined : { first: at, last: at, replacement: form };
  },
};
