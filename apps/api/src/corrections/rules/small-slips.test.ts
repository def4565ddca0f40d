import { expect, test } from 'vitest';
import { mendedByWords } from './testing/mended-by-words.ts';

test.each([
  ['Its a beautiful day.', "It's a beautiful day."],
  ["Who's bag is this?", 'Whose bag is this?'],
  ['He is happy because of he won.', 'He is happy because he won.'],
  ['Its more important to understand than to learn.', "It's more important to understand than to learn."],
  ["Its a pity that you can't come.", "It's a pity that you can't come."],
  ['I cant believe that its over.', "I can't believe that it's over."],
  ['I wish I can speak Chinese.', 'I wish I could speak Chinese.'],
  ['We will can go tomorrow.', 'We will be able to go tomorrow.'],
  ['The baby is sleep now.', 'The baby is sleeping now.'],
  ['We are go to the cinema tonight.', 'We are going to the cinema tonight.'],
  ['I been there twice.', 'I have been there twice.'],
  ['I seen him yesterday.', 'I saw him yesterday.'],
  ['Everybody have to leave.', 'Everybody has to leave.'],
  ["I'll finish it until Monday.", "I'll finish it by Monday."],
  ['Me and my friends went to the beach.', 'My friends and I went to the beach.'],
  ['My friend and me went to the beach.', 'My friend and I went to the beach.'],
  ['The teacher gave a book to my sister and I.', 'The teacher gave a book to my sister and me.'],
  ['The car who I bought is red.', 'The car which I bought is red.'],
  ['In my city there is many parks.', 'In my city there are many parks.'],
  ['We go usually to the beach on Sundays.', 'We usually go to the beach on Sundays.'],
  ['She has eyes blue.', 'She has blue eyes.'],
  ["I don't can come today.", "I can't come today."],
  ['I no like fish.', "I don't like fish."],
  ['It was first time I saw snow.', 'It was the first time I saw snow.'],
  ['He left without saying nothing.', 'He left without saying anything.'],
  ["There isn't no bus at night.", "There isn't any bus at night."],
  ['Whose going to tell him?', "Who's going to tell him?"],
  ['Your late again!', "You're late again!"],
  ['He is good at cook.', 'He is good at cooking.'],
  ['It is no use to cry.', 'It is no use crying.'],
  ["You needn't to come.", "You needn't come."],
])('slips are known by their words: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});
