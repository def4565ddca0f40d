import { expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { textChecker } from './text-checker.ts';

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
