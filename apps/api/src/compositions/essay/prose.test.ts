import { expect, test } from 'vitest';
import { paragraphsOf } from './prose.ts';

test('Markdown is removed from paragraphs', () => {
  expect(paragraphsOf('## Introduction\n\nThe **moon** pulls.\n\n- A point\n\n1. Another\n\n---\n')).toEqual([
    'The moon pulls.',
    'A point',
    'Another',
  ]);
});

test.each([
  ['Tides rise (Smith, 2020).', 'Tides rise.'],
  ['Tides rise (Smith & Jones, 2020, p. 7) and fall.', 'Tides rise and fall.'],
  ['Tides rise (see Müller et al., 1999; Weber 2001).', 'Tides rise.'],
  ['Tides rise [12], and fall [1, 3–5].', 'Tides rise, and fall.'],
  ['It began (in 1990) well.', 'It began (in 1990) well.'],
  ['He was born (Lisbon) there.', 'He was born (Lisbon) there.'],
  ['[Your thesis.] stays', '[Your thesis.] stays'],
])('citations that cannot be verified are removed: %s', (text, expected) => {
  expect(paragraphsOf(text)).toEqual([expected]);
});
