import { expect, test } from 'vitest';
import { continuation } from './continuation.ts';

test.each([
  ['a space is put where a word begins', 'The moon', 'pulls the sea', ' pulls the sea'],
  ['but not twice', 'The moon ', ' pulls the sea', 'pulls the sea'],
  ['a sign needs none', 'The moon', ', which is far', ', which is far'],
  ['what the answer says again is left out', 'The moon pulls', 'The moon pulls the sea.', ' the sea.'],
  ['also its last words alone', 'We know that the moon', 'the moon pulls the sea.', ' pulls the sea.'],
  ['a word that was begun is finished', 'We saw the mo', 'moon rise', 'on rise'],
  ['a short word is a word of its own', 'It is in the', 'theory of tides', ' theory of tides'],
  ['nothing is taken off after a space', 'It is the mo ', 'moon', 'moon'],
  ['one sentence is enough', 'The moon', 'rises. Then it sets. Then', ' rises.'],
  ['and one line', 'The moon', 'rises\n\nI hope this helps', ' rises'],
  ['an answer that only repeats adds nothing', 'The moon rises', 'The moon rises', ''],
  ['nor does an empty one', 'The moon', '  \n', ''],
])('%s', (_, text, answer, expected) => {
  expect(continuation(text, answer)).toBe(expected);
});
