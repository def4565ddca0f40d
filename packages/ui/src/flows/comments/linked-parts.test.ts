import { expect, it } from 'vitest';
import { partsOf } from './linked-parts.ts';

const addresses = (text: string) =>
  partsOf(text).flatMap(({ text: part, isAddress }) => (isAddress ? part : []));

it('finds web addresses, without the surrounding sentence', () => {
  expect(addresses('See https://example.org/a?b=c, and (http://example.net).')).toEqual([
    'https://example.org/a?b=c',
    'http://example.net',
  ]);
});

it('does not link anything else', () => {
  expect(addresses('javascript:alert(1) data:text/html,x file:///etc mailto:a@b.c https://')).toEqual([]);
});

it('keeps all the text', () => {
  for (const text of ['', 'no address', 'https://a.example', 'x https://a.example. y https://b.example']) {
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
