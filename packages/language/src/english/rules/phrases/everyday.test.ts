import { expect, test } from 'vitest';
import { mendedByWords } from './testing/mended-by-words.ts';

test.each([
  ['The price of milk has raised again.', 'The price of milk has risen again.'],
  ['She laid down on the bed.', 'She lay down on the bed.'],
  ["I couldn't listen the bell.", "I couldn't hear the bell."],
  ['How is your new school like?', 'What is your new school like?'],
  ['It is a good way to know new people.', 'It is a good way to meet new people.'],
  ['You have right about that.', 'You are right about that.'],
  ['He found a new work at the port.', 'He found a new job at the port.'],
  ['The traffic was very strong today.', 'The traffic was very heavy today.'],
])('the word that goes with its company: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  ['Anyone who want to come may come.', 'Anyone who wants to come may come.'],
  ['It reminds me to my childhood.', 'It reminds me of my childhood.'],
  ["We met on five o'clock.", "We met at five o'clock."],
  ['The companys reputation is good.', "The company's reputation is good."],
  ['I have been never to Rome.', 'I have never been to Rome.'],
  ['He is a such nice man.', 'He is such a nice man.'],
  ['She left, but I forgot my hat in the taxi.', 'She left, but I left my hat in the taxi.'],
  ['He wins two thousand pounds a month.', 'He earns two thousand pounds a month.'],
  ["They don't know something about it.", "They don't know anything about it."],
  ['They invited my wife and I to dinner.', 'They invited my wife and me to dinner.'],
  ['I stayed in the bed all day.', 'I stayed in bed all day.'],
  ['Would you like glass of water?', 'Would you like a glass of water?'],
  ['I bought a new jeans.', 'I bought new jeans.'],
  ['Mum can you help me?', 'Mum, can you help me?'],
])('small words of every day: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  ['They live in Shetland Islands.', 'They live in the Shetland Islands.'],
  ['We visited the Japan last year.', 'We visited Japan last year.'],
  ['They say that the money cannot buy love.', 'They say that money cannot buy love.'],
  ['He has a long grey hair.', 'He has long grey hair.'],
  ['She plays piano very well.', 'She plays the piano very well.'],
  ['He is tallest in the class.', 'He is the tallest in the class.'],
  ['There is the bank near my house.', 'There is a bank near my house.'],
])('articles by the noun behind them: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  ['What time does the film begin.', 'What time does the film begin?'],
  ['Dear Mr Smith I am writing about the flat.', 'Dear Mr Smith, I am writing about the flat.'],
  ['Oh I see what you mean.', 'Oh, I see what you mean.'],
  ['Be careful the floor is wet.', 'Be careful; the floor is wet.'],
  ['I wanted to go but, I was ill.', 'I wanted to go, but I was ill.'],
  ['The bus was late therefore we walked.', 'The bus was late; therefore, we walked.'],
  ['I need two things; a pen and some paper.', 'I need two things: a pen and some paper.'],
  ['Lets go home.', "Let's go home."],
])('marks where they are due: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  ['Always I walk to work.', 'I always walk to work.'],
  ['We go often to the park.', 'We often go to the park.'],
  ['I find hard to believe it.', 'I find it hard to believe it.'],
])('words in their order: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  'He raised his hand, and the taxes were raised by the new government.',
  'She laid the book on the bed and laid down the rules.',
  'What he did the next day was a surprise.',
  'The Japan of his youth is gone.',
  'He lets go of the rope.',
  'It has a long hair on its chin.',
  'Remind me to post the letter, and people who want to come may come.',
  'The man whose lives were many won a hundred pounds at the fair.',
  'The governments decided, and my friends and I went home.',
])('nothing is wrong with: %s', (text) => {
  expect(mendedByWords(text)).toBe(text);
});
