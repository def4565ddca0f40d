import { expect, it } from 'vitest';
import { costOfLastTry, costOfThree } from './card-cost.ts';

const version = (text: string) => ({ status: 'done', text, error: null, code: null }) as const;

it('three versions of a passage cost about three times its words', () => {
  expect(costOfThree({ kind: 'text', selection: 'Canals carry stories.' })).toBe(9);
});

it('another try costs about as much as the last one', () => {
  const versions = [version('One two.'), version('Three.'), version('')] as const;
  expect(costOfLastTry({ kind: 'text', selection: 'A', versions })).toBe(3);
});

it('if nothing was written, a try costs as much as estimated', () => {
  const versions = [version(''), version(''), version('')] as const;
  expect(costOfLastTry({ kind: 'text', selection: 'One two', versions })).toBe(6);
});
