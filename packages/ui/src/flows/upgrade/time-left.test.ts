import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [3600, 'en', '1 hour'],
  [600, 'en', '10 minutes'],
  [60, 'de-DE', '1 Minute'],
  [10, 'fr-FR', '10\u00a0secondes'],
  [0, 'en', '0 seconds'],
])('%d s are in %s: %s', (seconds, language, words) => {
  expect(timeLeft(seconds, language)).toBe(words);
});
