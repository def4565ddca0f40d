import { expect, test } from 'vitest';
import { ModelError } from '@octavo/language/asking/model-error';
import { modelFailureAnswer } from './model-failure-answer.ts';

test('regression 391: a text too long for a model is not reported as a wrong key', () => {
  const tooLong = modelFailureAnswer(new ModelError({ kind: 'refused', status: 413 }));
  expect([tooLong.code, tooLong.status]).toEqual(['text_too_long', 413]);
  const wrongKey = modelFailureAnswer(new ModelError({ kind: 'refused', status: 401 }));
  expect([wrongKey.code, wrongKey.status]).toEqual(['model_refused', 502]);
  // The reason is in the log, not on the page.
  expect(wrongKey.cause).toMatchObject({ code: 'refused (401)' });
});
