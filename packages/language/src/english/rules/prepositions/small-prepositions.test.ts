import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['He is interested on modern art.', 'He is interested in modern art.'],
  ["I'm tired from waiting.", "I'm tired of waiting."],
  ['She is similar with her mother.', 'She is similar to her mother.'],
  ['He was angry on me.', 'He was angry with me.'],
  ['I congratulated him for his success.', 'I congratulated him on his success.'],
  ['She suffers of asthma.', 'She suffers from asthma.'],
  ['I have a lot of homework for do.', 'I have a lot of homework to do.'],
  ['She laughed of my hat.', 'She laughed at my hat.'],
  ['Listen me carefully.', 'Listen to me carefully.'],
  ['I would like order a pizza.', 'I would like to order a pizza.'],
  ['I listen music every day.', 'I listen to music every day.'],
  ['It depends of the weather.', 'It depends on the weather.'],
  ['She is afraid from dogs.', 'She is afraid of dogs.'],
  ['He is responsible of the project.', 'He is responsible for the project.'],
  ['He apologised about being late.', 'He apologised for being late.'],
  ['Congratulations for your exam.', 'Congratulations on your exam.'],
  ['The reason of the delay is unknown.', 'The reason for the delay is unknown.'],
  ['I live at London.', 'I live in London.'],
  ['According the report, prices have risen.', 'According to the report, prices have risen.'],
  ['According the report, prices rose.', 'According to the report, prices rose.'],
  [
    'The flight was delayed because the heavy fog over the airport.',
    'The flight was delayed because of the heavy fog over the airport.',
  ],
  ['We stayed inside because the rain.', 'We stayed inside because of the rain.'],
])('verbs and nouns have their prepositions: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});
