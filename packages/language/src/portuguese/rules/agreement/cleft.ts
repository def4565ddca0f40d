import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { Person } from '../../lexicon/conjugation.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf, withoutPronoun } from '../../lexicon/verb-readings.ts';
import { subjects } from '../../lexicon/words.ts';

type Rule = TokenRule<PortugueseLexicon>;

/** "Fui eu que fez": after "que" the verb agrees with the pronoun (Cunha e Cintra, cap. 13). */
export const cleftVerb: Rule = {
  name: 'PtCleftVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const person: Person | undefined = subjects.get(place.near(0).lower);
    if (person === undefined || place.near(1).lower !== 'que') return undefined;
    if (
      !readingsOf(place.near(-1), lexicon).some(
        ({ lemma, person: other }) => lemma === 'ser' && other === person,
      ) &&
      !/^(?:é|são)$/.test(place.near(-1).lower)
    ) {
      return undefined;
    }
    let steps = 2;
    while (steps < 5 && /^(?:não|me|te|se|lhe|nos|o|a|os|as|já|sempre|mais)$/.test(place.near(steps).lower)) {
      steps++;
    }
    const verb = place.near(steps);
    const { pronoun } = withoutPronoun(verb.lower);
    const readings = readingsOf(verb, lexicon);
    const [reading] = readings;
    if (!reading || readings.some((one) => one.person === person)) return undefined;
    const form = lexicon.conjugate(reading.lemma, reading.tense, person);
    return form === undefined
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form + pronoun };
  },
};
