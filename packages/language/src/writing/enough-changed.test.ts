import { describe, expect, test } from 'vitest';
import { CannotWriteError } from './cannot-write.ts';
import { isEnoughChanged } from './enough-changed.ts';
import { writeText } from './write-text.ts';

describe('a paraphrase', () => {
  test.each([
    ['one word', 'The rain often falls in April.', 'The rain frequently falls in April.', false],
    [
      'two words of thirty',
      'The party becomes less efficient the more it seeks efficiency by means of cadres, and although everyone marches in step, the orders are usually wrong when events begin to move.',
      'The party becomes less efficient the more it seeks efficiency by means of cadres, and although everyone marches in step, the orders are normally wrong when events start to move.',
      false,
    ],
    [
      'two words of ten',
      'The orders are usually wrong when events begin to move.',
      'The orders are normally wrong when events start to move.',
      true,
    ],
    [
      'a clause in another place',
      'When the rain falls, the streets are empty.',
      'The streets are empty when the rain falls.',
      true,
    ],
    ['nothing', 'Cats sleep.', 'Cats sleep.', false],
    [
      'a wholly new sentence (regression 412)',
      'The orders are usually wrong when events begin to move.',
      'Mostly nobody gives correct commands once something happens.',
      true,
    ],
    [
      'a clause in other words, in one place (regression 412)',
      'The orders are usually wrong when events begin to move.',
      'The orders are usually wrong as soon as things really happen.',
      true,
    ],
    [
      'two words side by side',
      'This is a big problem for schools.',
      'This is a serious difficulty for schools.',
      false,
    ],
    [
      'a phrase of three words',
      'The boats came home in spite of the storm and the cold.',
      'The boats came home regardless of the storm and the cold.',
      false,
    ],
  ])('%s: %s', (_, text, reworded, expected) => {
    expect(isEnoughChanged(text, reworded)).toBe(expected);
  });
});

const paraphrase = (selection: string): string | undefined =>
  writeText({ action: 'paraphrase', request: { title: '', text: '', selection } });

test('a text in which only a word could be replaced is refused with a reason', () => {
  expect(() => paraphrase('The fish in this lake are often eaten by the birds of the marsh.')).toThrow(
    new CannotWriteError(
      'Without a language model only a word here and there can be replaced in this text, which is no paraphrase.',
    ),
  );
});

test('a text in which nothing could be replaced has no paraphrase', () => {
  expect(paraphrase('Cats sleep.')).toBeUndefined();
});

test('a sentence whose clauses can swap is paraphrased', () => {
  expect(paraphrase('When the moon pulls the sea, the tide is high.')).toBe(
    'The tide is high when the moon pulls the sea.',
  );
});
