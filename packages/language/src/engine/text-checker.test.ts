import { expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { paragraphCache } from './paragraph-cache.ts';
import { textChecker } from './text-checker.ts';

const bounds = { maxCount: 100, maxBytes: 100_000 };
const checker = textChecker({
  check: (jobs) =>
    Promise.resolve({
      findings: jobs.map(({ paragraph }) =>
        Array.from(paragraph.matchAll(/résumee|recieved/gu), ({ 0: word, index }): Finding => ({
          offset: index,
          length: word.length,
          kind: 'spelling',
          rule: 'SpellCheck',
          summary: '',
          replacement: '',
          alternatives: [],
        })),
      ),
      passing: jobs.map(() => false),
    }),
});

it('regression 271: lists the paragraphs that are not fully checked, and checks only them the next time', async () => {
  const asked: string[][] = [];
  const hurried = textChecker(
    {
      check: (jobs) => {
        asked.push(jobs.map(({ paragraph }) => paragraph));
        const unfinished = jobs.map(({ paragraph }) => paragraph.startsWith('Late'));
        return Promise.resolve({ findings: jobs.map(() => []), passing: unfinished, unfinished });
      },
    },
    { findings: paragraphCache(bounds), languages: paragraphCache(bounds) },
  );
  const text = 'The re\u0301sume\u0301 is read by them.\nLate at night they read the rest.';
  const reading = await hurried.read(text, { countryCode: 'GB' });
  expect(reading.unfinished).toEqual([{ from: text.indexOf('Late'), to: text.length }]);
  await hurried.read(text, { countryCode: 'GB' });
  expect(asked.map((paragraphs) => paragraphs.length)).toEqual([2, 1]);
});

it('regression 173: checks decomposed words like composed ones and reports their positions', async () => {
  const text =
    'We read the re\u0301sumee of the cafe\u0301.\n\nThey have recieved the naı\u0308ve re\u0301sumee today.';
  const found = await checker.check(text, { countryCode: 'GB' });
  expect(found.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
    're\u0301sumee',
    'recieved',
    're\u0301sumee',
  ]);
});

it('425: a finding sure in its paragraph is only likely in a text known to be clean', async () => {
  const sure = textChecker(
    {
      check: (jobs) =>
        Promise.resolve({
          findings: jobs.map(({ paragraph }) =>
            Array.from(paragraph.matchAll(/recieved/gu), ({ 0: word, index }): Finding => ({
              offset: index,
              length: word.length,
              kind: 'grammar',
              rule: 'Rule',
              summary: '',
              replacement: 'received',
              alternatives: [],
              sureness: { ratio: 3000, editedPrecision: 0.5 },
            })),
          ),
          passing: jobs.map(() => false),
        }),
    },
    { findings: paragraphCache(bounds), languages: paragraphCache(bounds) },
  );
  const text = 'They have recieved the letter that was sent to them on the day before.';
  const beginning = 'It was the best that they could have done for them at the time. '.repeat(30);
  const areLikely = async (around?: string) =>
    (await sure.read(text, { countryCode: 'GB', around })).findings.map(({ isLikely }) => isLikely);
  expect(await areLikely()).toEqual([false]);
  expect(await areLikely(beginning)).toEqual([false]);
  await sure.read(beginning, { countryCode: 'GB' });
  expect(await areLikely(beginning)).toEqual([true]);
});
