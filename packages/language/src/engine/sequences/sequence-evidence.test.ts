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

test('known words after a change support it', () => {
  expect(evidenceOf('It depends of the weather.', 'of', 'on')).toBe('for');
});

test('known words before a change count against it', () => {
  expect(evidenceOf('It depends on the weather.', 'on', 'of')).toBe('against');
});

test('insertions and deletions are weighed with the words on both sides', () => {
  expect(evidenceOf('He plays piano every day.', 'piano', 'the piano')).toBe('for');
  expect(evidenceOf('We meet in the evening.', 'the evening', 'evening')).toBe('against');
});

test('words unknown in both forms do not count, nor does a capital', () => {
  expect(evidenceOf('Blue cats sing well.', 'sing', 'sings')).toBe('neither');
  expect(evidenceOf('It depends on The weather.', 'The', 'the')).toBe('neither');
});

test('no sequence spans the end of a sentence', () => {
  expect(evidenceOf('It depends. On the weather.', 'depends', 'depend')).toBe('neither');
});
