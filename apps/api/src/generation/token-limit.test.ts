import { expect, test } from 'vitest';
import { tokenLimitFor } from './token-limit.ts';

test.each([
  ['https://api.openai.com/v1', { model: 'm', max_completion_tokens: 40 }],
  ['http://127.0.0.1:8000/v1', { model: 'm', max_tokens: 40 }],
])('the limit has the parameter name that %s accepts', (baseUrl, expected) => {
  expect(tokenLimitFor(baseUrl)({ model: 'm', max_tokens: 40 })).toEqual(expected);
  expect(tokenLimitFor(baseUrl)({ model: 'm' })).toEqual({ model: 'm' });
});
