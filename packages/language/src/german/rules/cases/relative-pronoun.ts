import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import { clauseFrom } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { everything, slotsOf, type Gender } from './inflection.ts';
import { nounPhraseAt } from './noun-phrase.ts';

const gendersOf: ReadonlyMap<string, readonly Gender[]> = new Map(
  Object.entries<readonly Gender[]>({
    der: ['M', 'F', 'P'],
    die: ['F', 'P'],
    das: ['N'],
    den: ['M', 'P'],
    dem: ['M', 'N'],
  }),
);
const forms: Readonly<Record<Gender, string>> = { M: 'der', F: 'die', N: 'das', P: 'die' };

/** "Der Mann, das dort steht": the relative pronoun has the gender and number of its noun (Duden, Die Grammatik, § 1655). */
export const relativePronoun: TokenRule<GermanLexicon> = {
  name: 'DeRelativePronoun',
  reason: 'Concord',
  find(place, lexicon) {
    const genders = gendersOf.get(place.near(0).lower);
    if (!genders || !/^(?:die|das)$/.test(place.near(0).lower) || place.near(-1).text !== ',') {
      return undefined;
    }
    const noun = place.near(-2);
    // "Mädchen" may take a feminine pronoun too.
    if (!/^\p{Lu}\p{Ll}/u.test(noun.text) || /chen$|lein$/.test(noun.text)) return undefined;
    const clause = clauseFrom(place, 1);
    const last = clause.at(-1);
    const second = clause[0];
    if (!last || !second || clause.length < 2 || /^\p{Lu}/u.test(second.text)) return undefined;
    if (
      lexicon.finite(last.lower).length === 0 ||
      (lexicon.finite(second.lower).length > 0 && !lexicon.isInfinitive(second.lower))
    ) {
      return undefined;
    }
    for (const back of [3, 4]) {
      const at = place.at - back;
      const phrase = nounPhraseAt({ tokens: place.tokens, at }, lexicon);
      if (!phrase || phrase.last !== place.at - 2 || phrase.noun === everything) continue;
      const possible = new Set(slotsOf(phrase.set & phrase.noun).map(({ gender }) => gender));
      const [gender] = possible;
      if (gender === undefined || possible.size > 1 || genders.includes(gender)) return undefined;
      // "die Angst, das …": it may refer to the whole clause before.
      if (
        (place.tokens[at - 1] ?? noToken).isWord &&
        place.near(0).lower === 'das' &&
        place.tokens[at]?.opens !== true
      ) {
        return undefined;
      }
      return { first: place.at, last: place.at, replacement: forms[gender] };
    }
    return undefined;
  },
};
