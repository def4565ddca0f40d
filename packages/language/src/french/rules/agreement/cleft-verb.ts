import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { stressedPronouns } from '../../lexicon/words.ts';

const between = /^(?:ne|n'|me|m'|te|t'|l'|le|la|les|y|en|lui|leur)$/;

/** "C'est moi qui a": the verb agrees in person with the pronoun (Le Bon Usage, § 928). */
export const cleftVerb: TokenRule<FrenchLexicon> = {
  name: 'FrCleftVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const pronoun = place.near(0).lower;
    const person = stressedPronouns.get(pronoun);
    // "elle qui", "lui qui": hardly anybody writes another person here.
    if (person === undefined || person === 2 || place.near(1).lower !== 'qui') return undefined;
    let steps = 2;
    while (steps < 5 && between.test(place.near(steps).lower)) steps++;
    const readings = lexicon.finite(place.near(steps).lower).filter(({ tense }) => tense !== 'Y');
    const [reading] = readings;
    if (!reading || readings.some((one) => one.person === person)) return undefined;
    const form = lexicon.conjugate(reading.lemma, reading.tense, person);
    const at = place.at + steps;
    return form === undefined ? undefined : { first: at, last: at, replacement: form };
  },
};
