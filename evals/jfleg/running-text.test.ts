import { expect, test } from 'vitest';
import { runningText, tokensOf } from './running-text.ts';

test.each([
  [
    "He said : `` I do n't know John 's cat ( nor his dog ) , do you ? ''",
    'He said: "I don\'t know John\'s cat (nor his dog), do you?"',
  ],
  ['" Yes , " he said .', '"Yes," he said.'],
  ['It was running text  already, was it?', 'It was running text already, was it?'],
  ['So many !!! of $ 5 ...', 'So many!!! of $5...'],
])('%s as running text', (cut, running) => {
  expect(runningText(cut)).toBe(running);
});

test.each([
  ["I don't know John's well-known cat.", ['I', 'do', "n't", 'know', 'John', "'s", 'well-known', 'cat', '.']],
  ['They’re here, at 3.5 km…', ['They', "'re", 'here', ',', 'at', '3.5', 'km', '…']],
  ['so... well', ['so', '...', 'well']],
  ['Cannot he? He cannot.', ['Can', 'not', 'he', '?', 'He', 'can', 'not', '.']],
])('the tokens of %s', (text, expected) => {
  expect(tokensOf(text)).toEqual(expected);
});
