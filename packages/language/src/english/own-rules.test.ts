import { expect, test } from 'vitest';
import type { Finding } from '../engine/finding.ts';
import { withOwnRules } from './own-rules.ts';
import { withoutOverlaps } from '../engine/overlaps.ts';
import { mendedText } from './lexicon/mended-text.ts';

const harper = (text: string, wrong: string, replacement: string, kind: Finding['kind']): Finding => ({
  offset: text.indexOf(wrong),
  length: wrong.length,
  kind,
  rule: 'Harper',
  summary: 'Said by Harper.',
  replacement,
  alternatives: [],
});

const mended = (text: string, found: readonly Finding[]): string =>
  mendedText(text, withoutOverlaps(withOwnRules(text, found))).text;

test('rules read the text with its spelling mended', () => {
  const text = 'Many studants has a job.';
  expect(mended(text, [harper(text, 'studants', 'students', 'spelling')])).toBe('Many students have a job.');
});

test('what a correction brings to light is corrected with it', () => {
  expect(mended('The informations in the book are useful.', [])).toBe(
    'The information in the book is useful.',
  );
  expect(mended('These book are very interesting.', [])).toBe('These books are very interesting.');
});

test('a rule of our own goes before one of Harper’s', () => {
  const text = 'She can sings well.';
  expect(mended(text, [harper(text, 'can sings', 'cans sing', 'grammar')])).toBe('She can sing well.');
});

test('where nothing is wrong nothing is found', () => {
  expect(withOwnRules('The information in the book is useful.', [])).toEqual([]);
});

test('where much is wrong a likely fault is told that is not told by itself', () => {
  const alone = 'They were happy about the result of test.';
  expect(mended(alone, [])).toBe(alone);
  expect(mended('They was happy about result of test.', [])).toBe(
    'They were happy about the result of the test.',
  );
});

test('what is mended in a mended text is read once more', () => {
  const text = 'Infact they has many friend in town.';
  expect(mended(text, [harper(text, 'Infact', 'In fact', 'spelling')])).toBe(
    'In fact, they have many friends in town.',
  );
});

test.each(['go by bus', 'lie in bed', 'come on foot', 'eat at school'])(
  'in "%s" no article is missing where much is wrong',
  (phrase) => {
    expect(mended(`My sister have many friend and I often ${phrase}.`, [])).toBe(
      `My sister has many friends and I often ${phrase}.`,
    );
  },
);
