import { expect, it } from 'vitest';
import { type CountedList, readCountedLines } from './counted-lines.ts';

const drawn = ({ type, start, items }: CountedList): unknown[] => [
  `${type ?? '1'}@${start}`,
  ...items.map(({ text, lists }) => (lists.length === 0 ? text : [text, ...lists.map(drawn)])),
];

const read = (text: string): unknown =>
  readCountedLines(text)?.map((block) => (typeof block === 'string' ? block : drawn(block))) ?? null;

it.each<[string, unknown]>([
  ['a. ebb\nb. flow\nc. slack', [['a@1', 'ebb', 'flow', 'slack']]],
  ['B) ebb\r\n\r\nC) flow', [['A@2', 'ebb', 'flow']]],
  ['i. ebb\nii. flow\niii. slack\niv. neap', [['i@1', 'ebb', 'flow', 'slack', 'neap']]],
  ['h. ebb\ni. flow\nj. slack', [['a@8', 'ebb', 'flow', 'slack']]],
  ['I. ebb\nII. flow', [['I@1', 'ebb', 'flow']]],
  ['3. ebb\n4. flow', [['1@3', 'ebb', 'flow']]],
  ['Which?\na. ebb\nb. flow\nThat is all.', ['Which?', ['a@1', 'ebb', 'flow'], 'That is all.']],
  ['• ebb\n•\tflow', [['bullet@1', 'ebb', 'flow']]],
  ['Full\nfathom\n\na. ebb\nb. flow\n\nfive', ['Full\nfathom', ['a@1', 'ebb', 'flow'], 'five']],
  [
    '1. ebb\n  a. slack\n  b. still\n2. flow\n    • spring',
    [['1@1', ['ebb', ['a@1', 'slack', 'still']], ['flow', ['bullet@1', 'spring']]]],
  ],
  [
    '1. ebb\n2. flow\n1. slack\n2. neap',
    [
      ['1@1', 'ebb', 'flow'],
      ['1@1', 'slack', 'neap'],
    ],
  ],
])('%j contains lists', (text, blocks) => {
  expect(read(text)).toEqual(blocks);
});

it.each([
  '3. ebb and flow',
  'a. ebb',
  'a. ebb\nc. flow',
  'a. ebb\nb) flow',
  'a. ebb\nB. flow',
  '1.5 ebb\n2.5 flow',
  'Mr. Ebb\nMs. Flow',
  'mix. ebb\nmixi. flow',
  '• ebb',
  '- ebb\n- flow',
  'a.\nb.',
  '',
])('%j is text', (text) => {
  expect(read(text)).toBeNull();
});

it('gives up on a very long text and on endless nesting', () => {
  expect(readCountedLines('a. ebb\nb. flow\n'.repeat(3000))).toBeNull();
  const steps = Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}i. ebb`);
  expect(readCountedLines(steps.join('\n'))).toBeNull();
});
