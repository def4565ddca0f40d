import { plural } from '../../../romance/gender-and-number.ts';
import type { Fault, Place, TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { clitics, prepositions, subjects } from '../../lexicon/words.ts';

const clauseOpeners =
  /^(?:que|qu'|si|s'|quand|lorsque|lorsqu'|puisque|puisqu'|car|mais|où|comme|parce|donc|,|;|:|«|\(|et|ou|or)$/;

/** "tu mange", "ils va": the verb agrees in person with its pronoun. */
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
    // "il nous faut", "vous les avez": the pronoun in between could be a subject itself
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
      alternatives,
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
