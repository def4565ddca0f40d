import { matchCase } from '../../../engine/match-case.ts';
import type { Fault, Place } from '../../../engine/tokens/rule.ts';

/** One word in the place of a word and the one behind it. */
export const joinedPair = (place: Place, right: string): Fault => ({
  first: place.at,
  last: place.at + 1,
  replacement: matchCase(place.near(0).text, right),
});
