import { expect, test } from 'vitest';
import { codeOf, isConnectionLost, isGone, isRefusal } from './failure.ts';
import { failedCall } from './testing/stub-server.ts';

test.each([
  [failedCall('not_found'), { isGone: true, isConnectionLost: false, isRefusal: true }],
  [failedCall('document_deleted'), { isGone: true, isConnectionLost: false, isRefusal: true }],
  [failedCall('saved_and_deleted'), { isGone: true, isConnectionLost: false, isRefusal: true }],
  [failedCall('version_conflict'), { isGone: false, isConnectionLost: false, isRefusal: true }],
  [failedCall('unreachable'), { isGone: false, isConnectionLost: true, isRefusal: false }],
  [failedCall('timeout'), { isGone: false, isConnectionLost: true, isRefusal: false }],
  [new Error('A fault of our own'), { isGone: false, isConnectionLost: false, isRefusal: false }],
  // A storage that is full and an aborted call have a number as their code.
  [
    new DOMException('Full', 'QuotaExceededError'),
    { isGone: false, isConnectionLost: false, isRefusal: false },
  ],
  ['not_found', { isGone: false, isConnectionLost: false, isRefusal: false }],
])('%s', (error, expected) => {
  expect({
    isGone: isGone(error),
    isConnectionLost: isConnectionLost(error),
    isRefusal: isRefusal(error),
  }).toEqual(expected);
  expect(codeOf(error) === 'unknown').toBe(!expected.isRefusal && !expected.isConnectionLost);
});
