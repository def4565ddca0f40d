import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { subjects } from '../../lexicon/words.ts';

type Rule = TokenRule<PortugueseLexicon>;

/** "se eu teria", "se eu ver", "quando ele vir": conditions (Cunha e Cintra, cap. 13 and 18). */
export const conditions: Rule = {
  name: 'PtCondition',
  reason: 'VerbForm',
  find(place, lexicon) {
    if (
      !/^(?:se|quando)$/.test(place.near(0).lower) ||
      !(
        place.near(0).opens ||
        /^(?:,|e|mas|que|não)$/.test(place.near(-1).lower) ||
        !/^(?:não|sei|sabe|saber|perguntou|pergunta)$/.test(place.near(-1).lower)
      )
    ) {
      return undefined;
    }
    const subject = place.near(1);
    const person = subjects.get(subject.lower);
    if (person === undefined) return undefined;
    const steps = /^(?:não|me|te|se|o|a|lhe|nos|já)$/.test(place.near(2).lower) ? 3 : 2;
    const verb = place.near(steps);
    const readings = lexicon.finite(verb.lower);
    const conditional = readings.find(({ tense }) => tense === 'c');
    if (
      place.near(0).lower === 'se' &&
      conditional &&
      !/^(?:sei|sabe|sabia|perguntou|saber|dúvida|pergunto)$/.test(place.near(-1).lower)
    ) {
      const form = lexicon.conjugate(conditional.lemma, 'pic', person);
      return form === undefined
        ? undefined
        : { first: place.at + steps, last: place.at + steps, replacement: form };
    }
    const isInfinitive =
      /^(?:ver|fazer|ter|estar|ser|ir|poder|querer|saber|dizer|trazer|pôr|dar|vir|haver)$/.test(verb.lower);
    if (
      !isInfinitive ||
      (verb.lower === 'vir' && place.near(0).lower === 'quando') ||
      /^\p{L}+r$/u.test(place.near(steps + 1).lower)
    ) {
      return undefined;
    }
    const form = lexicon.conjugate(verb.lower, 'fc', person);
    return form === undefined || form === verb.lower
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};
