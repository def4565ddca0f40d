import { expect, test } from 'vitest';
import { outsideAddresses } from './addresses.ts';

/** The words in which findings would be kept, with every word treated as a finding. */
const left = (text: string): string[] =>
  outsideAddresses(
    text,
    [...text.matchAll(/\S+/g)].map((match) => ({
      offset: match.index,
      length: match[0].length,
      kind: 'spelling',
      rule: 'SpellCheck',
      summary: 'Misspelt.',
      replacement: '',
      alternatives: [],
    })),
  ).map(({ offset, length }) => text.slice(offset, offset + length));

test.each([
  'https://example.com/teh?x=1',
  'www.exampel.org',
  'exampel.com',
  'exampel.co.uk/teh',
  'bob.smiht@example.org',
  'fiel_from_yesterday',
])('regression 45: nothing is wrong in %s', (address) => {
  expect(left(`See ${address} for teh rest`)).toEqual(['See', 'for', 'teh', 'rest']);
});

test('a full stop without a following space does not make an address', () => {
  expect(left('I told.So he left it here.me too')).toEqual([
    'I',
    'told.So',
    'he',
    'left',
    'it',
    'here.me',
    'too',
  ]);
});
