import { expect, test } from 'vitest';
import { countWords, parsePassages, practiceProse, readCleanText } from './clean-text.ts';
import { evalLanguages } from './fault.ts';

test('a passage begins with its country and its kind', () => {
  expect(parsePassages('=== GB letter\nDear Ann,\n\nIt rains.\n\n=== US news\nIt rained.\n', 'en')).toEqual([
    { text: 'Dear Ann,\n\nIt rains.', language: 'en', country: 'GB' },
    { text: 'It rained.', language: 'en', country: 'US' },
  ]);
});

test('text before the first passage is refused', () => {
  expect(() => parsePassages('Dear Ann,\n=== GB letter\n', 'en')).toThrow(/begins with a line/u);
});

test('a word may hold apostrophes, hyphens and digits', () => {
  expect(countWords('It’s a well-known fact: 3.5 of 10 don’t – or won’t.')).toBe(10);
});

test.each(evalLanguages)('there are at least 2,000 open and 1,000 held-out clean words in %s', (language) => {
  const words = (half: 'open' | 'held-out'): number =>
    readCleanText(language, half).reduce((sum, { text }) => sum + countWords(text), 0);
  expect(words('open')).toBeGreaterThanOrEqual(2000);
  expect(words('held-out')).toBeGreaterThanOrEqual(1000);
});

test('the practice prose of a language comes by its numbers', () => {
  expect(practiceProse('en')).toEqual(['practice-clean', 'practice-clean-2', 'practice-clean-3']);
});

test.each([
  ['practice-clean-2', 1250],
  ['practice-clean-3', 900],
] as const)('%s in English is as much British as American', (name, least) => {
  const passages = readCleanText('en', name);
  const words = (country: string): number =>
    passages
      .filter((passage) => passage.country === country)
      .reduce((sum, { text }) => sum + countWords(text), 0);
  expect(Math.min(words('GB'), words('US'))).toBeGreaterThanOrEqual(least);
});
