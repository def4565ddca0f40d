import { expect, test } from 'vitest';
import { readCleanText } from './clean-text.ts';
import type { Engine } from './engines/engine.ts';
import { readFaults } from './fault.ts';
import { measure } from './measure.ts';

/** Finds fault with the first letter of everything. */
const grumbler: Engine = {
  name: 'grumbler',
  languages: ['en'],
  open: async () => ({
    check: async () => [{ offset: 0, length: 1, replacement: '?', alternatives: [], rule: 'grumble' }],
    close: async () => {},
  }),
};

test('both halves are graded, and only the open one is told of', async () => {
  const told: string[] = [];
  const figures = await measure(grumbler, 'en', undefined, {
    sentence: (_, { fault }) => told.push(fault.text),
    alarm: (_, text) => told.push(text),
  });
  const open = readFaults('en', 'open').map(({ text }) => text);
  const openPassages = readCleanText('en', 'open').map(({ text }) => text);
  expect(told).toEqual([...open, ...openPassages]);
  expect(figures.map(({ half, sentences, clean }) => [half, sentences.faults, clean.falseAlarms])).toEqual([
    ['open', open.length, openPassages.length],
    ['held-out', readFaults('en', 'held-out').length, readCleanText('en', 'held-out').length],
  ]);
  const caught = readFaults('en', 'open').filter(({ at }) => at === 0).length;
  expect(figures[0]?.sentences).toMatchObject({ caught, rightFirst: 0, elsewhere: open.length - caught });
});

test('figures hold no sentence', async () => {
  const written = JSON.stringify(await measure(grumbler, 'en'));
  const all = [...readFaults('en', 'open'), ...readFaults('en', 'held-out')];
  expect(
    all.filter(({ text, wrong }) => written.includes(text) || (wrong.length > 12 && written.includes(wrong))),
  ).toEqual([]);
});
