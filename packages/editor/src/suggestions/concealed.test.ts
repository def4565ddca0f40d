import { expect, it } from 'vitest';
import { concealed } from './concealed.ts';

it('gives a different result for each text and each salt', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `spelling\nword ${index}\nwerd\n of a text`);
  const all = texts.flatMap((text) => [concealed('one', text), concealed('two', text)]);
  expect(new Set(all).size).toBe(all.length);
  expect(concealed('one', 'water')).toBe(concealed('one', 'water'));
});
