import { expect, test } from 'vitest';
import { soundAlikeWordRules } from './sound-alike-words.ts';
import { mendedByWords } from './testing/mended-by-words.ts';

const mended = (text: string): string => mendedByWords(text, soundAlikeWordRules);

test.each([
  ['He moved to an other town.', 'He moved to another town.'],
  ['They live on the third flour.', 'They live on the third floor.'],
  ['I need a new pear of gloves.', 'I need a new pair of gloves.'],
  ['She is exiting about it.', 'She is excited about it.'],
  ['It was an exiting game.', 'It was an exciting game.'],
  ['Your welcome.', "You're welcome."],
  ['I hope your well.', "I hope you're well."],
  ['He regained conscience.', 'He regained consciousness.'],
  ['She studied economy at university.', 'She studied economics at university.'],
  ['My bed room is small.', 'My bedroom is small.'],
  ['Every one knows that.', 'Everyone knows that.'],
])('the word that is meant: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'There is no other way, and an other-worldly light fell.',
  'The first flour and water paste was thin.',
  'The pear of the garden was ripe.',
  'They were exiting the building.',
  'Your right arm hurts, and your best answer is late.',
  'I hope your parents are well.',
  'His conscience was clear.',
  'The economy at that time was weak.',
  'The rent of an expensive flat is high.',
  'The week ends on Sunday.',
  'Every one of them knows that, and every one is different.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
