import { concealed } from './concealed.ts';

/** How many characters on each side identify an occurrence of a word. */
const surroundings = 20;
const mostPlaces = 200;

/** A finding within the text of its paragraph. */
export interface FoundPlace {
  readonly text: string;
  readonly offset: number;
  readonly length: number;
  readonly rule: string;
}

/** Identifies a finding by its rule, its words and some of the text around them. */
export function placeKey({ text, offset, length, rule }: FoundPlace): string {
  const before = text.slice(Math.max(0, offset - surroundings), offset);
  const after = text.slice(offset + length, offset + length + surroundings);
  return [rule, before, text.slice(offset, offset + length), after].join('\n');
}

export const concealedPlace = (salt: string, place: FoundPlace): string => concealed(salt, placeKey(place));

/** Adds places, dropping the oldest above the limit. Returns the same list if none is new. */
export function withPlaces(places: readonly string[], added: readonly string[]): readonly string[] {
  const fresh = added.filter((place) => !places.includes(place));
  return fresh.length === 0 ? places : [...places, ...fresh].slice(-mostPlaces);
}
