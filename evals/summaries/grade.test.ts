import { expect, test } from 'vitest';
import { splitInHalves } from '../corrections/halves.ts';
import { gradeSummary } from './grade.ts';
import { type LongText, readLongTexts } from './long-text.ts';

const text: LongText = {
  id: 'x',
  category: 'en',
  title: 'Boats',
  text: 'In 1905 there were 1,200 boats in the bay. However, the fish went away. Now there are nine boats and a museum that nobody visits in winter.',
  facts: [['1,200 boats', 'many boats'], ['fish'], ['museum']],
};

test('sentences taken from the text are verbatim, even without their connective', () => {
  expect(gradeSummary(text, 'The fish went away.')).toEqual({
    facts: 3,
    survived: 1,
    isShort: true,
    sentences: 1,
    verbatim: 1,
    invented: 0,
  });
});

test('a summary in other words is not verbatim, and a number of its own is invented', () => {
  expect(gradeSummary(text, 'Of many boats 9 are left.')).toEqual({
    facts: 3,
    survived: 1,
    isShort: true,
    sentences: 1,
    verbatim: 0,
    invented: 1,
  });
});

test('the text itself keeps everything and is too long', () => {
  expect(gradeSummary(text, text.text)).toEqual({
    facts: 3,
    survived: 3,
    isShort: false,
    sentences: 3,
    verbatim: 3,
    invented: 0,
  });
});

test('the set is split into halves by the seed, and every text contains its own facts', () => {
  const open = readLongTexts('open');
  const heldOut = readLongTexts('held-out');
  const all = [...open, ...heldOut];
  expect(splitInHalves(all)).toEqual({ open, heldOut });
  const wanting = all.filter((one) => {
    const { survived, facts, invented } = gradeSummary(one, one.text);
    return survived < facts || invented > 0;
  });
  expect(wanting).toEqual([]);
});
