import { expect, it } from 'vitest';
import { readableText } from './readable-text.ts';

const cases = [
  ['The o\uFB03ce is e\uFB03cient.', 'The office is efficient.', 'efficient', 'e\uFB03cient'],
  ['Les arri\u00ADve\u0301s vont.', 'Les arrivés vont.', 'arrivés', 'arri\u00ADve\u0301s'],
  ['Die Auf\u200Clage der Stra\u00ADße.', 'Die Auflage der Straße.', 'Straße', 'Stra\u00ADße'],
  ['\uFEFFA in\u200Bforma\u2060ção.', 'A informação.', 'informação', 'in\u200Bforma\u2060ção'],
] as const;

it.each(cases)(
  'regression 274: %j is read without ligatures and invisible characters, and positions map back',
  (given, read, part, written) => {
    const { text, original } = readableText(given);
    expect(text).toBe(read);
    const at = text.indexOf(part);
    expect(given.slice(original(at), original(at + part.length))).toBe(written);
  },
);
