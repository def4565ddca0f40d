import { expect, it } from 'vitest';
import { isConnectionFailure, toFailure } from './failure.ts';
import { CallError } from './testing/call-error.ts';

it('keeps the sentence and the code of a failed call', () => {
  expect(toFailure(new CallError('limit_reached', 'The words are used up.'))).toEqual({
    message: 'The words are used up.',
    code: 'limit_reached',
  });
});

it('uses the code “unknown” for a failure without a code of its own', () => {
  const aborted = new DOMException('The call was aborted.', 'AbortError');
  expect([new Error('lost'), aborted, 'lost'].map(toFailure)).toEqual([
    { message: 'lost', code: 'unknown' },
    { message: 'The call was aborted.', code: 'unknown' },
    { message: 'lost', code: 'unknown' },
  ]);
});

it('distinguishes a lost connection from a refusal', () => {
  const codes = ['unreachable', 'timeout', 'internal'] as const;
  expect(codes.map((code) => isConnectionFailure({ message: '', code }))).toEqual([true, true, false]);
  expect(isConnectionFailure(null)).toBe(false);
});
