import { expect, it } from 'vitest';
import { completeAddress } from './links.ts';

it.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  [' example.org/a ', 'https://example.org/a'],
  ['someone@example.org', 'mailto:someone@example.org'],
  ['ht\ttps://exam\nple.org', 'https://example.org/'],
  ['HTTPS://EXAMPLE.org', 'https://example.org/'],
  ['java\tscript:alert(1)', null],
  ['two words', null],
  ['', null],
])('%j is the address %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});
