import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Correction } from '@octavo/contract';
import {
  type CheckedParagraphs,
  embeddedChecker,
  type ParagraphChecker,
  type ParagraphJob,
} from '@octavo/language';
import { dictionaryPool, harperPool } from './checker-pools.ts';
import { createCorrections, type Corrections } from './corrections.ts';
import { flawedEssay, mistakes } from './testing/flawed-essay.ts';
import { PoolBusyError } from '../workers/worker-pool.ts';

let corrections: Corrections;
// The engines take a while to load beside other work.
beforeAll(async () => {
  corrections = createCorrections(embeddedChecker({ english: harperPool(1), others: dictionaryPool(1) }));
  await Promise.all([corrections.check('A text.', 'GB'), corrections.check('Ein Text.', 'DE')]);
}, 180_000);
afterAll(() => corrections.close());

const checkerOf = (check: ParagraphChecker['check']): ParagraphChecker => ({
  check,
  warm: () => undefined,
  close: () => Promise.resolve(),
});

/** The text with one correction applied. */
const apply = (text: string, { offset, length, replacement }: Correction): string =>
  text.slice(0, offset) + replacement + text.slice(offset + length);
const wordsOf = (text: string, found: readonly Correction[]): string[] =>
  found.map(({ offset, length }) => text.slice(offset, offset + length));

test('the first suggestion corrects at least 28 of 29 mistakes of many kinds in an essay', async () => {
  const found = await corrections.check(flawedEssay, 'GB');
  const fixed = found.toReversed().reduce(apply, flawedEssay);
  const left = mistakes.filter(([, right]) => !fixed.includes(right)).map(([wrong]) => wrong);
  expect(left.slice(mistakes.length - 28)).toEqual([]);
});

test.each([
  ['GB', 'I have send my résumé to the café, and recieved a naïve anser.'],
  ['FR', "L'été dernier, j'ai envoyé mon résumé à l'éditteur, qui à répondu très vitte."],
  ['DE', 'Wir hätten das Gebeude früher öfnen können, wenn die Schlüßel da gewesen wären.'],
])('regression 173: in %s the same mistakes are found in a decomposed text', async (country, text) => {
  const decomposed = text.normalize('NFD');
  const [one, other] = [await corrections.check(text, country), await corrections.check(decomposed, country)];
  const told = (of: string, found: readonly Correction[]) =>
    found.map((each) => [
      of.slice(each.offset, each.offset + each.length).normalize('NFC'),
      each.replacement,
    ]);
  expect(one.length).toBeGreaterThan(0);
  expect(told(decomposed, other)).toEqual(told(text, one));
});

test('corrections are in the order of the text, do not overlap, and each has an explanation', async () => {
  const found = await corrections.check(flawedEssay, 'GB');
  found.slice(1).forEach((correction, index) => {
    const former = found[index];
    expect(correction.offset).toBeGreaterThanOrEqual((former?.offset ?? 0) + (former?.length ?? 0));
  });
  expect(
    found.filter(({ summary }) => !/^[“"A-Z‘'].*[.?!]$/.test(summary)).map(({ summary }) => summary),
  ).toEqual([]);
  expect(found.some(({ replacement }) => replacement === 'correct')).toBe(false);
});

test('offsets count UTF-16 units of the whole text, behind emoji, CJK and other paragraphs', async () => {
  const text = '😀😀 東京 is big.\r\n\r\nDas ist ein schöner Tag gewessen.\n\n👩‍👩‍👧 He recieve it.';
  const found = await corrections.check(text, 'US');
  expect(wordsOf(text, found)).toEqual(['gewessen', 'recieve']);
});

test('nothing is found in an empty text or in other languages', async () => {
  expect(await corrections.check('', 'US')).toEqual([]);
  expect(await corrections.check(' \n\n', 'US')).toEqual([]);
  expect(await corrections.check('El ninño tiene que hacer los debberes con su padre.', 'ES')).toEqual([]);
  expect(await corrections.check('Это русскй текст.', 'RU')).toEqual([]);
});

test('regression 233, 253: findings of a paragraph remain once its other mistakes are corrected', async () => {
  const clean =
    'Nobody in the harbour had seen the boat since the evening before, and nobody asked for it. '.repeat(6);
  const many = `A lamp lay on the tabel. She came from the vilage with her doghter and a brokn wheel. ${clean}`;
  const few = `A lamp lay on the table. She came from the village with her doghter and a broken wheel. ${clean}`;
  expect(wordsOf(many, await corrections.check(many, 'GB'))).toContain('doghter');
  expect(wordsOf(few, await corrections.check(few, 'GB'))).toEqual(['doghter']);
});

test('findings withheld in good prose are returned on request, marked', async () => {
  const text = `${'Nobody in the harbour had seen the boat since the evening before. '.repeat(8)}They only left in the Summer.`;
  expect(wordsOf(text, await corrections.check(text, 'GB'))).toEqual([]);
  const all = await corrections.check(text, 'GB', undefined, undefined, undefined, true);
  expect(all.map(({ isLikely, isWithheld }) => [isLikely, isWithheld])).toEqual([[true, true]]);
});

test('each paragraph is checked in its own language', async () => {
  const text = [
    'He recieve the letter.',
    'Nous avons reçu une lettre imporante hier.',
    'Das ist eine gute Ide gewesen und sehr schön.',
    'Isto é uma pesoa muito simpática.',
  ].join('\n\n');
  const found = await corrections.check(text, 'US');
  expect(wordsOf(text, found)).toEqual(['recieve', 'imporante', 'Ide', 'pesoa']);
  expect(found.map(({ replacement }) => replacement)).toEqual(['received', 'importante', 'Idee', 'pessoa']);
});

test('the country decides correction and spelling; in the US, the default, any English is accepted', async () => {
  const text = 'The colour of the harbor has a strange flavuor.';
  const mended = async (country: string): Promise<string[]> =>
    (await corrections.check(text, country)).map(({ replacement }) => replacement);
  expect(await mended('US')).toEqual(['flavor']);
  expect(await mended('GB')).toEqual(['harbour', 'flavour']);
  expect(await mended('JP')).toEqual(['flavor']);
});

test('a paragraph that was checked before is not checked again, wherever it is', async () => {
  const check = vi.fn<(jobs: readonly ParagraphJob[]) => Promise<CheckedParagraphs>>((jobs) =>
    Promise.resolve({ findings: jobs.map(() => []), passing: jobs.map(() => false) }),
  );
  const counted = createCorrections(checkerOf(check));
  await counted.check('One.\nTwo.\nOne.', 'US');
  await counted.check('Zero.\nTwo.\nOne.', 'US');
  await counted.check('Two.', 'GB');
  await counted.check('Two.', 'US', undefined, 'fr');
  expect(check.mock.calls.map(([jobs]) => jobs)).toEqual([
    [
      { paragraph: 'One.', language: 'en', dialect: 'American' },
      { paragraph: 'Two.', language: 'en', dialect: 'American', amongEnglish: true },
    ],
    [{ paragraph: 'Zero.', language: 'en', dialect: 'American', amongEnglish: true }],
    [{ paragraph: 'Two.', language: 'en', dialect: 'British', amongEnglish: true }],
    [{ paragraph: 'Two.', language: 'fr', dialect: 'American' }],
  ]);
});

test('the result of a stand-in checker is not cached', async () => {
  const check = vi.fn<(jobs: readonly ParagraphJob[]) => Promise<CheckedParagraphs>>((jobs) =>
    Promise.resolve({
      findings: jobs.map(() => []),
      passing: jobs.map(({ paragraph }) => paragraph === 'One.'),
    }),
  );
  const asked = createCorrections(checkerOf(check));
  await asked.check('One.\nTwo.', 'US');
  await asked.check('One.\nTwo.', 'US');
  const paragraphs = check.mock.calls.map(([jobs]) => jobs.map(({ paragraph }) => paragraph));
  expect(paragraphs).toEqual([['One.', 'Two.'], ['One.']]);
});

test('overload is reported with a time to retry', async () => {
  const full = createCorrections(checkerOf(() => Promise.reject(new PoolBusyError())));
  await expect(full.check('Text.', 'US')).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    headers: { 'retry-after': '2' },
  });
});

test('a caller who leaves and a checker that crashes twice are distinguished', async () => {
  const broken = createCorrections(
    checkerOf(() => Promise.reject(new Error('The worker ended with code 1.'))),
  );
  await expect(broken.check('Text.', 'US')).rejects.toMatchObject({ status: 503, code: 'check_failed' });
  const gone = AbortSignal.abort();
  await expect(corrections.check('Other text.', 'US', gone)).rejects.toMatchObject({
    status: 408,
    code: 'given_up',
  });
});

test('a text over the limit is refused', async () => {
  await expect(corrections.check('x'.repeat(1_000_001), 'US')).rejects.toMatchObject({
    status: 413,
    code: 'text_too_long',
  });
});

test('checking never holds up the event loop', { retry: 2 }, async () => {
  const text = Array.from({ length: 60 }, (_, index) => `${index} ${flawedEssay.split('\n')[2]}`).join('\n');
  let longest = 0;
  let last = performance.now();
  const ticks = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await corrections.check(text, 'GB');
  clearInterval(ticks);
  expect(longest).toBeLessThan(200);
});

test('regression 44: junk without spaces passes at once', { retry: 2 }, async () => {
  const begun = performance.now();
  expect(await corrections.check('qwertzuiop'.repeat(40_000), 'US')).toEqual([]);
  const mistaken = `He recieve it. ${'asdfghjkl'.repeat(300)} The teacher recieve it.`;
  expect(wordsOf(mistaken, await corrections.check(mistaken, 'US'))).toContain('recieve');
  expect(performance.now() - begun).toBeLessThan(15_000);
});

test('regression 44: a text that takes too long is abandoned with a message, together with its jobs', async () => {
  let isGivenUp = false;
  const slow = createCorrections(
    checkerOf(
      (_jobs, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            isGivenUp = true;
            reject(signal.reason);
          });
        }),
    ),
    20,
  );
  await expect(slow.check('He recieve it.', 'US')).rejects.toMatchObject({
    code: 'check_failed',
    status: 503,
    message: 'The check of this text took too long. Please send it in smaller parts.',
  });
  expect(isGivenUp).toBe(true);
});

test('regression 14: an answer has a bounded number of findings', async () => {
  const finding = {
    length: 1,
    kind: 'spelling' as const,
    reason: 'UnknownWord',
    rule: 'Spelling',
    summary: 'Misspelt.',
    replacement: 'an',
    alternatives: [],
  };
  const many = createCorrections(
    checkerOf(async (jobs) => ({
      findings: jobs.map(() => Array.from({ length: 9000 }, (_, offset) => ({ ...finding, offset }))),
      passing: jobs.map(() => false),
    })),
  );
  expect(await many.check('This is the text of a paragraph.', 'US')).toHaveLength(5000);
});

test('regression 14: the checker is told which account is calling', async () => {
  const callers: unknown[] = [];
  const asked = createCorrections(
    checkerOf(async (jobs, _, caller) => {
      callers.push(caller);
      return { findings: jobs.map(() => []), passing: jobs.map(() => false) };
    }),
  );
  const caller = { accountId: 'a', network: '203.0.113.9' };
  await asked.check('This is the text of a paragraph.', 'US', undefined, 'en', caller);
  expect(callers).toEqual([caller]);
});
