import { expect, test } from 'vitest';
import { withoutAdditionsBehind, withoutRuleBehind } from './additions-behind.ts';
import type { Asked } from './asked.ts';
import { certainLength, cleanAnswer } from './clean-answer.ts';
import { withoutExtraLines } from './extra-lines.ts';
import { judgeAnswer } from './judge-answer.ts';
import { hasStraySigns, leavesBlanks, mixesScripts } from './stray-signs.ts';
import { withoutWholeMarks } from './whole-marks.ts';
import { withoutQuotes, wrappingOf } from './wrapping.ts';

/** How long this thread computed; what other programs do at the same time does not count. */
function cpuMilliseconds(work: () => unknown): number {
  const began = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

const length = 200_000;
/** A model may take this long for an answer of that length: what is quadratic takes minutes. */
const most = 6_000;

const asked: Asked = {
  name: 'paraphrase',
  replaced: 'The harbour is quiet at dusk, and the boats come in one after the other with their lamps lit.',
  material: 'The harbour is quiet at dusk, and the boats come in one after the other with their lamps lit.',
  request: '',
};

const works: Readonly<Record<string, (text: string, of: Asked) => unknown>> = {
  signs: hasStraySigns,
  blanks: leavesBlanks,
  scripts: mixesScripts,
  additions: withoutAdditionsBehind,
  rule: withoutRuleBehind,
  lines: withoutExtraLines,
  marks: withoutWholeMarks,
  quotes: withoutQuotes,
  answer: cleanAnswer,
  certain: (text, of) => certainLength(text, 0, of, wrappingOf(`\`\`\`\n${text}`, of)),
  judged: (text, of) => {
    try {
      judgeAnswer(text, of);
    } catch {
      // What is wrong with it is another test's matter.
    }
  },
};

const units = [
  '\n',
  ' ',
  '\n ',
  '|\n',
  '| a |\n',
  '【',
  '"',
  '“',
  '«',
  "'a ",
  '`',
  '`a',
  '~~a ',
  '$',
  '$a',
  '\\',
  '<a',
  '<a ',
  '</',
  '[',
  '[here ',
  '[Name ',
  '(',
  '(note ',
  '*',
  '**a',
  '_',
  '#',
  '>',
  '>\n',
  '-',
  '- ',
  '-\n',
  '---\n',
  '.',
  '…',
  '. ',
  '.\n',
  ':',
  'a:',
  'a ',
  'a',
  'aaa ',
  'A',
  '1',
  '1. ',
  '1.\n',
  'Note: ',
  'Task: ',
  'Task 2 (',
  '✨',
  '\n✨',
  '港',
  '(港',
  'vingt ',
  'one ',
  'quer me ',
  'the text says ',
  'me ',
  'a\n',
] as const;

const hostile = (unit: string): string => unit.repeat(Math.ceil(length / unit.length));

test.each(units)('regression 415: an answer of %j is checked in no time', { timeout: 60_000 }, (unit) => {
  const text = hostile(unit);
  // What ends a sentence is looked for at the end of the answer, outside the gate (ends-like-text.ts).
  const texts = [text, /[.…:]/u.test(unit) ? `x${text}` : `${text}x`];
  const slow = Object.entries(works)
    .flatMap(([name, work]) =>
      texts.map((one) => ({ name, ms: Math.round(cpuMilliseconds(() => work(one, asked))) })),
    )
    .filter(({ ms }) => ms > most);
  expect(slow).toEqual([]);
});

test.each(units)('regression 415: material of %j is scanned for markers in no time', (unit) => {
  const of: Asked = { ...asked, material: `${hostile(unit)}x` };
  const answer = '| a |\n|---|\n~~~ \\n $x^2$ 【1】 [Town Name] 港';
  for (const work of [hasStraySigns, leavesBlanks, mixesScripts]) {
    expect(cpuMilliseconds(() => work(answer, of))).toBeLessThan(most);
  }
});
