import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isOnlyVerb, isParticiple, onlyInfinitive } from '../../lexicon/word-classes.ts';
import { clitics, determiners, prepositions, subjects } from '../../lexicon/words.ts';
import { soundAlike } from './sound-alike-rule.ts';

type Rule = TokenRule<FrenchLexicon>;

const ofBeing = words('est sont était étaient sera seront serait seraient fut furent');

/** "ce" and "se": "ce" precedes a noun or "être", "se" any other verb. */
const se = soundAlike('FrSe', words('se'), ({ near }, lexicon) => {
  const next = near(1);
  if (/^(?:qui|que|qu'|dont)$/.test(next.lower)) return 'ce';
  if (
    ofBeing.has(next.lower) &&
    !subjects.has(near(-1).lower) &&
    !isParticiple(near(2), lexicon) &&
    (determiners.has(near(2).lower) || near(0).opens)
  ) {
    return 'ce';
  }
  const isNoun =
    isLower(next) &&
    lexicon.noun(next.lower) !== 0 &&
    lexicon.finite(next.lower).length === 0 &&
    !lexicon.isInfinitive(next.lower);
  return isNoun && !clitics.has(next.lower) && !subjects.has(near(-1).lower) ? 'ce' : undefined;
});

const ce = soundAlike('FrCe', words('ce'), ({ near }, lexicon) => {
  const next = near(1);
  if (!isLower(next)) return undefined;
  if (
    (isOnlyVerb(next, lexicon)
      ? /^(?:il|elle|on|ils|elles|qui|ne)$/.test(near(-1).lower)
      : /^(?:il|elle|ils|elles)$/.test(near(-1).lower) && lexicon.finite(next.lower).length > 0) &&
    !ofBeing.has(next.lower) &&
    !/^(?:doit|peut|pourrait|devait|pouvait)$/.test(next.lower)
  ) {
    return 'se';
  }
  // "Pour ce faire"
  const isVerb = next.lower !== 'faire' && onlyInfinitive(next, lexicon) && lexicon.noun(next.lower) === 0;
  return isVerb && (prepositions.has(near(-1).lower) || isOnlyVerb(near(-1), lexicon)) ? 'se' : undefined;
});

/** "ce" and "se". */
export const ceOrSe: readonly Rule[] = [se, ce];
