import { isCapitalised, noToken, type Token } from '../../../engine/tokens/token.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf } from '../../lexicon/verb-readings.ts';
import { adjectiveOf, isLower, nounOf } from '../../lexicon/word-classes.ts';
import { subjects } from '../../lexicon/words.ts';
import { behindArticles, behindName, isQualifier } from './subject-part.ts';

const linking =
  /^(?:de|do|da|dos|das|dum|duma|dest[ea]s?|dess[ea]s?|daquel[ea]s?|em|no|na|nos|nas|num|numa|com|sem|para|por|pelo|pela|pelos|pelas|sobre|entre|contra|ao|à|aos|às)$/;
const degree = /^(?:mais|muito|tão|menos|bem|bastante)$/;
const joining = /^(?:e|ou)$/;
/** How many adjectives and phrases may follow one another. */
const mostComplements = 8;
const mostArticles = 3;

/** The index after the adjectives and the further nouns with "de" and the like that follow a noun. */
export function behindNoun(tokens: readonly Token[], from: number, lexicon: PortugueseLexicon): number {
  const isAdjective = (place: number): boolean => adjectiveOf(tokens[place] ?? noToken, lexicon) !== 0;
  const lower = (place: number): string => tokens[place]?.lower ?? '';
  let end = from;
  for (let count = 0; count < mostComplements; count++) {
    if (degree.test(lower(end)) && isAdjective(end + 1)) {
      end += 2;
    } else if (isAdjective(end) && readingsOf(tokens[end] ?? noToken, lexicon).length === 0) {
      end++;
      if (joining.test(lower(end)) && isAdjective(end + 1)) end += 2;
    } else {
      const inner = linking.test(lower(end)) ? behindLinkedNoun(tokens, end, lexicon) : undefined;
      if (inner === undefined) break;
      end = inner;
    }
  }
  return end;
}

/** The index after "de" and its noun. */
function behindLinkedNoun(
  tokens: readonly Token[],
  at: number,
  lexicon: PortugueseLexicon,
): number | undefined {
  const token = (place: number): Token => tokens[place] ?? noToken;
  const isOnlyNoun = (place: number): boolean =>
    nounOf(token(place), lexicon) !== 0 && readingsOf(token(place), lexicon).length === 0;
  const start = behindArticles(tokens, at + 1, mostArticles);
  if (/^\p{N}/u.test(token(start).text)) return isOnlyNoun(start + 1) ? start + 2 : start + 1;
  if (isCapitalised(token(start))) return behindName(tokens, start);
  if (subjects.has(token(start).lower) || !isLower(token(start))) return undefined;
  const noun = isQualifier(token(start), token(start + 1), lexicon) ? start + 1 : start;
  if (nounOf(token(noun), lexicon) === 0) return undefined;
  return joining.test(token(noun + 1).lower) && isOnlyNoun(noun + 2) ? noun + 3 : noun + 1;
}
