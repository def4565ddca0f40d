import { expect, test } from 'vitest';
import { readCommandWords } from './command-words.ts';
import { configOf } from './command-surroundings.ts';

const environment = { AI_BASE_URL: 'https://model.example/v1', AI_API_KEY: 'of-the-server' };

test('regression 397: the key of the server is not sent to an address from the command line', () => {
  const typed = readCommandWords(['--url', 'http://127.0.0.1:8080/v1', '--model', 'mine']);
  expect(configOf(typed, environment).model).toMatchObject({ baseUrl: 'http://127.0.0.1:8080/v1' });
  expect(configOf(typed, environment).model.apiKey).toBeUndefined();
  expect(configOf(typed, { ...environment, EVAL_API_KEY: 'of-that-one' }).model.apiKey).toBe('of-that-one');
  expect(configOf(readCommandWords([]), environment).model.apiKey).toBe('of-the-server');
});
