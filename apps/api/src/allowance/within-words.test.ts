import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargedWords } from '@octavo/language/asking/word-places';
import { rewrittenWithin, splitAfterWords, untilWords } from './within-words.ts';

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  const characters = Array.from(text);
  for (let at = 0; at < characters.length; at += size) yield characters.slice(at, at + size).join('');
}
const joined = async (chunks: AsyncIterable<string>): Promise<string> =>
  (await Array.fromAsync(chunks)).join('');

test.each([
  [3, 'One two. Three four. Five six.', 'One two. Three four.'],
  [4, 'One two. Three four. Five six.', 'One two. Three four.'],
  [1, 'One (two!) three. Four.', 'One (two!)'],
  [9, 'One two.', 'One two.'],
  [2, '潮が満ちる。月が引く。', '潮が満ちる。'],
])('%i words of "%s" are "%s"', async (most, text, expected) => {
  for (const size of [1, 3, 100]) expect(await joined(untilWords(pieces(text, size), most))).toBe(expected);
});

test('regression 14: an answer that never ends a sentence is cut off anyway', async () => {
  const endless = pieces('word '.repeat(100_000), 50);
  expect((await joined(untilWords(endless, 5))).length).toBeLessThan(450);
});

test('no text is charged more than what is left plus one sentence', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', maxLength: 3_000 }),
      fc.integer({ min: 1, max: 40 }),
      async (text, left) => {
        const given = await joined(untilWords(pieces(text, 7), left));
        expect(chargedWords(given)).toBeLessThanOrEqual(left + 400);
        expect(text.startsWith(given)).toBe(true);
      },
    ),
    { seed: 1402 },
  );
});

test('Pro has no limit', async () => {
  const text = 'word. '.repeat(1_000);
  expect(await joined(untilWords(pieces(text, 50), Number.POSITIVE_INFINITY))).toBe(text);
});

test('the rest of a replaced text stays unchanged', async () => {
  const text = 'One two. Three four. Five six.';
  const split = splitAfterWords(text, 3);
  expect(split).toEqual({ part: 'One two. Three four.', rest: ' Five six.' });
  expect(await joined(rewrittenWithin(pieces('ONE TWO. THREE FOUR.', 4), { ...split, left: 3 }))).toBe(
    'ONE TWO. THREE FOUR. Five six.',
  );
  expect(splitAfterWords(text, 100)).toEqual({ part: text, rest: '' });
});
