import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { determiners } from './determiners.ts';
import { everything, ofCase, slotsOf, type Mask, type Slot } from './inflection.ts';
import { isAdjective, noAdjective } from './noun-phrase.ts';

type Rule = TokenRule<GermanLexicon>;

const asked: ReadonlyMap<string, Mask> = new Map([
  ...[...words('aus bei mit nach von seit')].map((word) => [word, ofCase('DAT')] as const),
  ...[...words('durch für gegen ohne um')].map((word) => [word, ofCase('AKK')] as const),
]);

/** The ending of an adjective without an article (Duden, Die Grammatik, § 1521). */
function strongEnding({ inCase, gender }: Slot): string {
  if (gender === 'P') return inCase === 'DAT' ? 'en' : inCase === 'GEN' ? 'er' : 'e';
  if (gender === 'F') return inCase === 'DAT' || inCase === 'GEN' ? 'er' : 'e';
  if (inCase === 'GEN') return 'en';
  if (inCase === 'DAT') return 'em';
  return gender === 'M' ? (inCase === 'AKK' ? 'en' : 'er') : 'es';
}

/** "mit freundliche Grüßen", "nach frischen Brot": after a preposition, without an article. */
export const strongAdjective: Rule = {
  name: 'DeStrongEnding',
  reason: 'Concord',
  find(place, lexicon) {
    const inCase = asked.get(place.near(-1).lower);
    const word = place.near(0);
    if (
      inCase === undefined ||
      !/^\p{Ll}/u.test(word.text) ||
      noAdjective.has(word.lower) ||
      // "mit weniger Geld"
      word.lower === 'weniger' ||
      determiners.has(word.lower)
    ) {
      return undefined;
    }
    if (/^(?:was|wasfür)$/.test(place.near(-2).lower) || /^(?:zwei|drei|hundert|tausend)/.test(word.lower)) {
      return undefined;
    }
    const [, stem = '', ending = ''] = /^(\p{L}+?)(e[nrms]?)$/u.exec(word.text) ?? [];
    if (!['e', 'en', 'er', 'es', 'em'].every((one) => lexicon.isKnown(stem + one))) return undefined;
    if (/(?:^|[^i])er(?:e[nrms]?)?$/.test(word.text) && !lexicon.isKnown(stem)) return undefined;
    const second = place.near(1);
    const noun = isAdjective(second, lexicon) ? place.near(2) : second;
    if (
      !/^\p{Lu}\p{Ll}/u.test(noun.text) ||
      (place.tokens[place.tokens.indexOf(noun) + 1] ?? noToken).text === '-'
    ) {
      return undefined;
    }
    const set = lexicon.noun(noun.text);
    if (set === 0 || set === everything) return undefined;
    const endings = [
      ...new Set(
        slotsOf(set & inCase)
          .toSorted((a, b) => Number(b.gender === 'P') - Number(a.gender === 'P'))
          .map(strongEnding),
      ),
    ];
    const [fitting] = endings;
    if (fitting === undefined || endings.includes(ending)) return undefined;
    return {
      first: place.at,
      last: place.at,
      replacement: stem + fitting,
      alternatives: endings.slice(1).map((one) => stem + one),
    };
  },
};
