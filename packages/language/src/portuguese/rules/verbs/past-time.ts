import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { subjects } from '../../lexicon/words.ts';

type Rule = TokenRule<PortugueseLexicon>;

/** "Ontem vou ao médico": "ontem" takes the past (Cunha e Cintra, cap. 13). */
export const pastTime: Rule = {
  name: 'PtPastTime',
  reason: 'VerbForm',
  find(place, lexicon) {
    const isShort = place.near(0).opens && /^(?:ontem|anteontem)$/.test(place.near(0).lower);
    const isLong =
      /^(?:passado|passada)$/.test(place.near(0).lower) &&
      place.near(-2).opens &&
      /^(?:na|no)$/.test(place.near(-2).lower) &&
      /^(?:semana|ano|mês|domingo|sábado|verão|inverno|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira)$/.test(
        place.near(-1).lower,
      );
    if (!isShort && !isLong) return undefined;
    let steps = place.near(1).text === ',' ? 2 : 1;
    const person = subjects.get(place.near(steps).lower);
    if (person !== undefined) steps++;
    const verb = place.near(steps);
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'i');
    const reading = readings.find(
      (one) => one.tense === 'p' && (person === undefined || one.person === person),
    );
    if (!/^\p{Ll}/u.test(verb.text) || !reading || readings.some(({ tense }) => tense !== 'p')) {
      return undefined;
    }
    if (lexicon.noun(verb.lower) !== 0 || place.near(steps + 1).lower === 'que') return undefined;
    const form = lexicon.conjugate(reading.lemma, 'pp', reading.person);
    return form === undefined || form === verb.lower
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};
