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

test('rules read the text with its spelling corrected', () => {
  const text = 'Many studants has a job.';
  expect(mended(text, [harper(text, 'studants', 'students', 'spelling')])).toBe('Many students have a job.');
});

test('a mistake that a correction reveals is corrected with it', () => {
  expect(mended('The informations in the book are useful.', [])).toBe(
    'The information in the book is useful.',
  );
  expect(mended('These book are very interesting.', [])).toBe('These books are very interesting.');
});

test('our own rule takes precedence over one of Harper’s', () => {
  const text = 'She can sings well.';
  expect(mended(text, [harper(text, 'can sings', 'cans sing', 'grammar')])).toBe('She can sing well.');
});

test('nothing is found in a correct text', () => {
  expect(withOwnRules('The information in the book is useful.', [])).toEqual([]);
});

test('among many mistakes, a likely fault is reported that would not be reported alone', () => {
  const alone = 'They were happy about the result of test.';
  expect(mended(alone, [])).toBe(alone);
  expect(mended('They was happy about result of test.', [])).toBe(
    'They were happy about the result of the test.',
  );
});

test('a corrected text is checked once more', () => {
  const text = 'Infact they has many friend in town.';
  expect(mended(text, [harper(text, 'Infact', 'In fact', 'spelling')])).toBe(
    'In fact, they have many friends in town.',
  );
});

test.each(['go by bus', 'lie in bed', 'come on foot', 'eat at school'])(
  'among many mistakes, no article is missing in "%s"',
  (phrase) => {
    expect(mended(`My sister have many friend and I often ${phrase}.`, [])).toBe(
      `My sister has many friends and I often ${phrase}.`,
    );
  },
);
