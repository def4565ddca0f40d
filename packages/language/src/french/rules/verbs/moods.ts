import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { clitics, subjects } from '../../lexicon/words.ts';

type Rule = TokenRule<FrenchLexicon>;

/** "si j’aurais": the condition itself takes the imperfect (Le Bon Usage, § 1155). */
export const conditionalAfterSi: Rule = {
  name: 'FrSi',
  reason: 'VerbForm',
  find(place, lexicon) {
    if (!/^(?:si|s')$/.test(place.near(0).lower)) return undefined;
    for (const back of [-1, -2, -3]) {
      if (/^(?:sa\p{L}*|demand\p{L}*|ignor\p{L}*|se|vo(?:ir|is|it|ient))$/u.test(place.near(back).lower)) {
        return undefined;
      }
    }
    const subject = place.near(1);
    if (!subjects.has(subject.lower)) return undefined;
    let steps = 2;
    while (steps < 5 && clitics.has(place.near(steps).lower)) steps++;
    const readings = lexicon.finite(place.near(steps).lower);
    const conditional = readings.find(({ tense }) => tense === 'C');
    if (!conditional || readings.some(({ tense }) => tense === 'P' || tense === 'I')) return undefined;
    const form = lexicon.conjugate(conditional.lemma, 'I', subjects.get(subject.lower) ?? conditional.person);
    return form === undefined
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

/** Words that require the subjunctive (Le Bon Usage, § 1126–1149). */
const subjunctiveAfter =
  /(?:faut|faudra|faudrait|fallait|bien|pour|avant|afin|veux|veut|voudrais|voudrait|souhaite|quoi|condition|important|nécessaire|possible|dommage|content|contente|heureux|heureuse|peur|doute|préfère|aimerais|aimerait)$/;

/** "il faut que je vais": wishes, fears and judgements take the subjunctive. */
export const subjunctive: Rule = {
  name: 'FrSubjunctive',
  reason: 'VerbForm',
  find(place, lexicon) {
    const que = place.near(0).lower;
    if (
      !(/^(?:que|qu')$/.test(que) && subjunctiveAfter.test(place.near(-1).lower)) &&
      !/^quoiqu[e']$/.test(que)
    ) {
      return undefined;
    }
    if (place.near(-1).lower === 'bien' && subjects.has(place.near(-2).lower)) return undefined;
    if (
      /^(?:bien)$/.test(place.near(-1).lower) &&
      /^(?:est|sont|sais|sait|dit|savez|vois|vrai|pense|crois|c'est)$/.test(place.near(-2).lower)
    ) {
      return undefined;
    }
    if (
      /^(?:peur|content|contente|heureux|heureuse)$/.test(place.near(-1).lower) &&
      place.near(-2).lower === 'plus'
    ) {
      return undefined;
    }
    const person = subjects.get(place.near(1).lower);
    if (person === undefined) return undefined;
    let steps = 2;
    while (steps < 5 && clitics.has(place.near(steps).lower)) steps++;
    const word = place.near(steps);
    const readings = lexicon.finite(word.lower);
    const [reading] = readings;
    if (!reading || readings.some(({ tense }) => tense === 'S' || tense === 'T')) return undefined;
    const form = lexicon.conjugate(reading.lemma, 'S', person);
    if (form === undefined || form === word.lower) return undefined;
    const isCut = steps === 2 && place.near(1).lower === 'je' && /^[aeiouéèêy]/.test(form);
    return isCut
      ? { first: place.at + 1, last: place.at + 2, replacement: `j'${form}` }
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};
