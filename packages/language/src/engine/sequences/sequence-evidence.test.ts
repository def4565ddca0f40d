import { expect, test } from 'vitest';
import { sequenceEvidence } from './sequence-evidence.ts';
import { sequencesOf } from './sequences-of.ts';

const known = new Set(
  sequencesOf('The result depends on the weather. She plays the piano in the evening, as a rule.'),
);
const evidenceOf = (paragraph: string, written: string, replacement: string) =>
  sequenceEvidence(
    paragraph,
    { offset: paragraph.indexOf(written), length: written.length, replacement },
    (sequence) => known.has(sequence),
  );

test('words that are known as they would read speak for a change', () => {
  expect(evidenceOf('It depends of the weather.', 'of', 'on')).toBe('for');
});

test('words that are known as they stand speak against it', () => {
  expect(evidenceOf('It depends on the weather.', 'on', 'of')).toBe('against');
});

test('what is put in and what is left out is weighed with the words on both sides', () => {
  expect(evidenceOf('He plays piano every day.', 'piano', 'the piano')).toBe('for');
  expect(evidenceOf('We meet in the evening.', 'the evening', 'evening')).toBe('against');
});

test('what is known neither way says nothing, nor does a capital', () => {
  expect(evidenceOf('Blue cats sing well.', 'sing', 'sings')).toBe('neither');
  expect(evidenceOf('It depends on The weather.', 'The', 'the')).toBe('neither');
});

test('no sequence goes over the end of a sentence', () => {
  expect(evidenceOf('It depends. On the weather.', 'depends', 'depend')).toBe('neither');
});
