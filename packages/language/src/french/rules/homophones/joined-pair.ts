import { matchCase } from '../../../engine/match-case.ts';
import type { Fault, Place } from '../../../engine/tokens/rule.ts';

/** Replaces a word and the next one by a single word. */
export const joinedPair = (place: Place, right: string): Fault => ({
  first: place.at,
  last: place.at + 1,
  replacement: matchCase(place.near(0).text, right),
});
