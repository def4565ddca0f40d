import { documentSchema } from '@octavo/document-schema';
import { expect, it } from 'vitest';
import { outlineOf } from '@octavo/formats/testing/pasted-outline';
import { readAnswer } from './read-answer.ts';

function outline(answer: string, own = ''): string[] {
  const blocks = readAnswer(documentSchema, answer, own);
  const doc = documentSchema.node('doc', null, blocks);
  doc.check();
  return outlineOf(doc);
}

it('regression 220: Markdown in an answer is formatted', () => {
  const answer = `# Tides\n\nThe **moon** *pulls* the ~~sea~~, says \`pull()\` of [NOAA](https://noaa.example/).
A new line.\n\n- one\n- two\n  1. deep\n  2. deeper\n\n- [x] done\n- [ ] to do\n\n> quoted\n
\`\`\`\na*b*c\n\`\`\`\n\n| a | b |\n|---|---|\n| c | **d** |\n\n#### Low`;
  expect(outline(answer)).toEqual([
    'h1 Tides',
    'The *moon* /pulls/ the ~sea~, says `pull()` of @NOAA@.⏎A new line.',
    'ul',
    '- one',
    '- two',
    '  ol',
    '  - deep',
    '  - deeper',
    '- [x] done',
    '- [ ] to do',
    '> quoted',
    'pre "a*b*c"',
    'table',
    'a | b',
    'c | *d*',
    'h3 Low',
  ]);
});

it.each([
  ['2*3*4 and snake_case are 5 * 6 * 7', ''],
  ['Call __init__ and *args.', '__init__ takes *args'],
  ['5. July was warm.', ''],
  ['[1]: what was said <b>there</b>', ''],
  ['1) one', '1) eins'],
  ['C:\\_new\\*.txt', 'See C:\\_new\\*.txt'],
])('text that is not Markdown stays: %s', (answer, own) => {
  expect(outline(answer, own)).toEqual([answer]);
});

it('a link to a forbidden address becomes plain text', () => {
  expect(outline('[x](javascript:alert(1))')).toEqual(['[x](javascript:alert(1))']);
});
