import { expect, it } from 'vitest';
import { partsOf } from './linked-parts.ts';

const addresses = (text: string) =>
  partsOf(text).flatMap(({ text: part, isAddress }) => (isAddress ? part : []));

it('finds addresses of the web, without the sentence around them', () => {
  expect(addresses('See https://example.org/a?b=c, and (http://example.net).')).toEqual([
    'https://example.org/a?b=c',
    'http://example.net',
  ]);
});

it('takes nothing else for an address', () => {
  expect(addresses('javascript:alert(1) data:text/html,x file:///etc mailto:a@b.c https://')).toEqual([]);
});

it('leaves out nothing', () => {
  for (const text of ['', 'no address', 'https://a.example', 'x https://a.example. y https://b.example']) {
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
