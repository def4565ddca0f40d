import { describe, expect, test } from 'vitest';
import { completeByWords } from './complete-by-words.ts';
import { learn, tokensOf } from './known-words.ts';

const knowing = (...texts: string[]) => learn(texts.map(tokensOf), 10_000);
const tides = knowing(
  'The pull of the moon makes the tides. Later the pull of the moon makes the sea rise.',
  'On the other hand, the sun is far away. On the other hand, it is large.',
);

test.each([
  ['what followed twice after the same words is offered', 'We feel the pull of the', ' moon makes the'],
  ['no space is doubled', 'We feel the pull of the ', 'moon makes the'],
  ['a word that was begun is finished', 'We feel the pull of the mo', 'on makes the'],
  ['it ends where a sentence ended', 'We saw it on the other', ' hand'],
  ['letters may be capitals', 'ON THE OTHER', ' hand'],
])('%s', (_, text, expected) => {
  expect(completeByWords(tides, text)).toBe(expected);
});

describe('nothing is offered', () => {
  test.each([
    ['after words that were never written', 'Elephants never forget a'],
    ['after one word alone, which says too little', 'the '],
    ['after the end of a sentence', 'The pull of the moon makes the tides.'],
    ['where two things followed equally often', 'the moon makes the'],
    ['to a word that begins otherwise', 'We feel the pull of the xy'],
    ['to a single letter', 'We feel the pull of the m'],
    ['to nothing', ''],
  ])('%s', (_, text) => {
    expect(completeByWords(tides, text)).toBe('');
  });

  test('for the position being written, whose continuation is already there', () => {
    const document = 'In this long essay I want to show that winter is the best of all seasons for a walk.';
    expect(completeByWords(knowing(document), 'In this long essay I want to show that winter is the')).toBe(
      '',
    );
    expect(completeByWords(knowing(document, document), 'Nobody doubts that winter is the')).toBe(
      ' best of all seasons for',
    );
  });
});

test('German nouns and names keep their capitals', () => {
  const known = knowing('Wir sahen den Mond über dem Meer. Alle sahen den Mond über dem Meer.');
  expect(completeByWords(known, 'Sie sahen den')).toBe(' Mond über dem Meer');
});

test('no more than the limit is remembered', () => {
  const known = learn([Array.from({ length: 500 }, (_, index) => `word${index}`)], 100);
  expect(known.sequence.length).toBeLessThanOrEqual(101);
  expect(known.words.length).toBeLessThanOrEqual(101);
});
