import { describe, expect, test } from 'vitest';
import type { OpenEngine } from '../corrections/engines/engine.ts';
import { mendAll, outcomeOf } from './mended-essay.ts';

const references = ['He goes home, and I don’t.', 'He goes home and I don’t.'];
const is = { offset: 3, length: 2, replacement: 'goes', alternatives: ['went'], rule: 'agreement' };

/** Always makes the same proposal. */
const stubborn: OpenEngine = { check: async () => [is], close: async () => {} };

test('the first replacement is applied, and the proposals are kept next to it', async () => {
  const essay = { id: 'essay-1', category: 'home', text: 'He go home and I dont.', references };
  expect(await mendAll(stubborn, [essay])).toEqual([
    {
      id: 'essay-1',
      category: 'home',
      source: 'He go home and I dont.',
      candidate: 'He goes home and I dont.',
      references,
      proposals: [is],
    },
  ]);
});

describe('a sentence', () => {
  const outcome = (source: string, candidate: string) => outcomeOf({ source, candidate, references });

  test('is right if it equals a reference, whatever its apostrophes and spaces', () => {
    expect(outcome('He go home and I dont.', "He goes home  and I don't.")).toBe('right');
  });

  test('is not right if a mistake is left', () => {
    expect(outcome('He go home and I dont.', 'He goes home and I dont.')).toBe('not right');
    expect(outcome('He go home and I dont.', 'He go home and I dont.')).toBe('left as it was');
  });

  test('without a mistake should be left alone', () => {
    expect(outcome('He goes home, and I don’t.', 'He goes home, and I don’t.')).toBe('rightly left alone');
    expect(outcome('He goes home and I don’t.', 'He goes to home and I don’t.')).toBe('false alarm');
  });
});
