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

it('regression 271: says which paragraphs are not checked to their end yet, and asks for them alone the next time', async () => {
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

it('regression 173: checks decomposed words as composed ones and reports them where they stand', async () => {
  const text =
    'We read the re\u0301sumee of the cafe\u0301.\n\nThey have recieved the naı\u0308ve re\u0301sumee today.';
  const found = await checker.check(text, { countryCode: 'GB' });
  expect(found.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
    're\u0301sumee',
    'recieved',
    're\u0301sumee',
  ]);
});
