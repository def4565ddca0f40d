import { matchCase } from '../../../engine/match-case.ts';
import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { isLower } from '../../lexicon/word-classes.ts';

type Rule = TokenRule<PortugueseLexicon>;

const table: Readonly<Record<string, string>> = {
  'em o': 'no',
  'em a': 'na',
  'em os': 'nos',
  'em as': 'nas',
  'por o': 'pelo',
  'por a': 'pela',
  'por os': 'pelos',
  'por as': 'pelas',
  'a o': 'ao',
  'a os': 'aos',
  'em este': 'neste',
  'em esta': 'nesta',
  'em esse': 'nesse',
  'em essa': 'nessa',
  'de este': 'deste',
  'de esta': 'desta',
  'de esse': 'desse',
  'de essa': 'dessa',
  'de ele': 'dele',
  'de ela': 'dela',
  'de eles': 'deles',
  'em ele': 'nele',
  'em ela': 'nela',
  'com mim': 'comigo',
  'com ti': 'contigo',
  'com nós': 'connosco',
  'com eu': 'comigo',
  'de o': 'do',
  'de a': 'da',
  'de os': 'dos',
  'de as': 'das',
};

/** "em a casa", "por o caminho": contractions; but not "de o" before a subject. */
export const contraction: Rule = {
  name: 'PtContraction',
  reason: 'Elision',
  find(place: Place, lexicon) {
    const form = table[`${place.near(0).lower} ${place.near(1).lower}`];
    if (form === undefined) return undefined;
    const fault = { first: place.at, last: place.at + 1, replacement: matchCase(place.near(0).text, form) };
    if (place.near(0).lower.startsWith('com')) {
      return /^(?:mesmos|próprios|todos|outros)$/.test(place.near(2).lower) ? undefined : fault;
    }
    if (place.near(0).lower === 'de') {
      // "o facto de o aluno ter", "antes de ele chegar": a clause with an infinitive follows.
      for (const steps of [2, 3, 4, 5, 6]) {
        if (/(?:[aeiô]r|[aei]rem|armos|ermos|irmos)$/.test(place.near(steps).lower.replace(/-.*$/, ''))) {
          return undefined;
        }
      }
    }
    if (
      /^(?:o|a|os|as)$/.test(place.near(1).lower) &&
      (!isLower(place.near(2)) ||
        lexicon.noun(place.near(2).lower) === 0 ||
        lexicon.isInfinitive(place.near(2).lower))
    ) {
      return undefined;
    }
    return fault;
  },
};
