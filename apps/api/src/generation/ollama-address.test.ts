import { expect, test } from 'vitest';
import { ollamaAddress } from './ollama-address.ts';

test.each([
  ['ollama', 'http://ollama:11434'],
  ['ollama:8000', 'http://ollama:8000'],
  ['0.0.0.0', 'http://127.0.0.1:11434'],
  ['[::]:11434', 'http://127.0.0.1:11434'],
  ['http://ollama:11434', 'http://ollama:11434'],
  ['https://models.example.org', 'https://models.example.org'],
  ['http://models.example.org/ollama/', 'http://models.example.org/ollama'],
  ['not a host', undefined],
])('OLLAMA_HOST %s is %s', (host, address) => {
  expect(ollamaAddress(host)).toBe(address);
});
