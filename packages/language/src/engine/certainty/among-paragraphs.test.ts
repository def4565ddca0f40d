import { expect, test } from 'vitest';
import type { CheckedParagraphs } from '../../checkers/paragraph-checker.ts';
import type { Finding } from '../finding.ts';
import { textChecker } from '../text-checker.ts';

const doubtful: Finding = {
  offset: 0,
  length: 3,
  kind: 'grammar',
  rule: 'Guess',
  summary: '',
  replacement: 'A',
  alternatives: [],
  isLikely: true,
  isForLine: true,
};
const checker = textChecker({
  check: (jobs) =>
    Promise.resolve<CheckedParagraphs>({
      findings: jobs.map(({ paragraph }) => (paragraph.startsWith('One') ? [doubtful] : [])),
      passing: jobs.map(() => false),
    }),
});
const told = async (text: string, around = ''): Promise<number> =>
  (await checker.check(text, { countryCode: 'GB', around })).length;

const line = 'One of us is here.';

test('regression 258: a finding that is sure enough only in a single line is withheld among paragraphs', async () => {
  expect(await told(line)).toBe(1);
  expect(await told(`${line}\n\nThe others are at home.`)).toBe(0);
  expect(await told(line, 'The others are at home.')).toBe(0);
});

test('regression 291: an unknown word in a heading is also shown in a text of several paragraphs', async () => {
  const misspelt = textChecker({
    check: (jobs) =>
      Promise.resolve<CheckedParagraphs>({
        findings: jobs.map(() => [{ ...doubtful, kind: 'spelling' }]),
        passing: jobs.map(() => false),
      }),
  });
  const found = (text: string) => misspelt.check(text, { countryCode: 'GB' });
  expect(await found('Travel Advacnes\n\nThe others are at home.')).toMatchObject([{ offset: 0 }]);
  expect(await found('Travel advances are here.\n\nThe others are at home.')).toEqual([]);
});
