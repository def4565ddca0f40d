import { expect, test } from 'vitest';
import { listedRules } from './listed-rules.ts';

const list = `=== places
// Where people go.
place = (?:school|<building>)
building = church
far = far from <building>

# Preposition | Usage | Another preposition goes with these words.
[on] <far> => at | in
  We met on far from church. => We met at far from church.
  We met at church.
{go}(?<a>x)[ about] =>
=== others
# PtMim | CaseOfNoun
<far> => x`;

test('a list yields its rules with their abbreviations expanded, and their proofs', () => {
  expect(listedRules(list)).toEqual([
    {
      topic: 'places',
      name: 'Preposition',
      reason: 'Usage',
      summary: 'Another preposition goes with these words.',
      source: '[on] far from church',
      right: ['at', 'in'],
      proof: {
        mended: [['We met on far from church.', 'We met at far from church.']],
        right: ['We met at church.'],
      },
    },
    {
      topic: 'places',
      name: 'Preposition',
      reason: 'Usage',
      summary: 'Another preposition goes with these words.',
      source: '{go}(?<a>x)[ about]',
      right: [''],
      proof: { mended: [], right: [] },
    },
    {
      topic: 'others',
      name: 'PtMim',
      reason: 'CaseOfNoun',
      summary: undefined,
      source: '<far>',
      right: ['x'],
      proof: { mended: [], right: [] },
    },
  ]);
});

test.each(['[a] b', 'on <start> [a]', '# Name without a reason\nx'])(
  'an invalid line is reported: %s',
  (line) => {
    expect(() => listedRules(line)).toThrow('No rule');
  },
);
