import { expect, test } from 'vitest';
import { mendedByWords } from './testing/mended-by-words.ts';

test.each([
  ['In another hand, they are cheap.', 'On the other hand, they are cheap.'],
  ['By contrary, it is cold.', 'On the contrary, it is cold.'],
  ['From my view of point, it is good.', 'From my point of view, it is good.'],
  ['As far as I concern, it is good.', 'As far as I am concerned, it is good.'],
  ['For instant, dogs are loyal.', 'For instance, dogs are loyal.'],
  ['I agree about this statement.', 'I agree with this statement.'],
  ['They are against with this law.', 'They are against this law.'],
  ['It casts doubt in his story.', 'It casts doubt on his story.'],
  ['It is too heavy to my mother.', 'It is too heavy for my mother.'],
  ['He did it with his own.', 'He did it on his own.'],
  ['We must deal these problems.', 'We must deal with these problems.'],
  ['We spend hours on watch films.', 'We spend hours watching films.'],
  ['She is talent at painting.', 'She is talented at painting.'],
  ['Salt is more benefit for us.', 'Salt is more beneficial for us.'],
  ['You will fell better soon.', 'You will feel better soon.'],
  ['The prices gonna rise.', 'The prices are going to rise.'],
  ['Each people has a dream.', 'Each person has a dream.'],
  ['Everyone like music.', 'Everyone likes music.'],
])('other words are meant: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  'On the other hand, trains are cheap.',
  'On that day they met.',
  'In those days people walked.',
  'They agree on the price, and they agree to the plan.',
  'Someone like him would know.',
  'You gonna eat that?',
  'Trees fell like matches.',
  'All she needs is talent in music.',
  'It is good for his health, and it is not health but money that counts.',
  'To sum up, the plan works.',
])('these words are meant: %s', (text) => {
  expect(mendedByWords(text)).toBe(text);
});
