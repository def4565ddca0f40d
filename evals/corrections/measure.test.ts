import { expect, test } from 'vitest';
import type { Engine } from './engines/engine.ts';
import { readHalf } from './eval-set.ts';
import { measure } from './measure.ts';

/** Reports the first letter of everything as wrong. */
const grumbler: Engine = {
  name: 'grumbler',
  languages: ['en'],
  open: async () => ({
    check: async () => [{ offset: 0, length: 1, replacement: '?', alternatives: [], rule: 'grumble' }],
    close: async () => {},
  }),
};

const open = readHalf('en', 'open');
const heldOut = readHalf('en', 'held-out');

test('every set is graded, and only the open one is shown', async () => {
  const told: string[] = [];
  const figures = await measure(grumbler, 'en', [open, heldOut], ({ half }, sentences, alarms) => {
    told.push(half, ...sentences.map(({ fault }) => fault.text), ...alarms.map(({ text }) => text));
  });
  expect(told).toEqual([
    'open',
    ...open.faults.map(({ text }) => text),
    ...open.clean.map(({ text }) => text),
  ]);
  expect(figures.map(({ half, sentences, clean }) => [half, sentences.faults, clean.falseAlarms])).toEqual([
    ['open', open.faults.length, open.clean.length],
    ['held-out', heldOut.faults.length, heldOut.clean.length],
  ]);
  const caught = open.faults.filter(({ at }) => at === 0).length;
  expect(figures[0]?.sentences).toMatchObject({
    caught,
    rightFirst: 0,
    elsewhere: open.faults.length - caught,
  });
});

test('figures contain no sentence', async () => {
  const written = JSON.stringify(await measure(grumbler, 'en', [open, heldOut]));
  const all = [...open.faults, ...heldOut.faults];
  expect(
    all.filter(({ text, wrong }) => written.includes(text) || (wrong.length > 12 && written.includes(wrong))),
  ).toEqual([]);
});
