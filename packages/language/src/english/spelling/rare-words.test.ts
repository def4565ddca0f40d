import { expect, test } from 'vitest';
import { rareWords } from './rare-words.ts';

test.each([
  ['The shirts in that market are very cheep.', ['cheap']],
  ['In the end it does not mater to them.', ['matter']],
  ['Nobody likes loosing the game.', ['losing']],
  ['My uncle was braking the law.', ['breaking']],
  ['He died of a rare hart disease.', ['heart']],
])('%s', (text, right) => {
  expect(rareWords(text).map(({ replacement }) => replacement)).toEqual(right);
});

test.each([
  'The chicks cheep in their nest.',
  'The driver was braking on the ice.',
  'A hart and a hind drank from the brook.',
  'The aria is sung in the second act.',
  'Add the sauce and stir the butter.',
  'She wore a wide tie and a warm hat.',
  'The costumer sewed a suite of gowns.',
  'Every sentence has a preposition, and every byte has eight bits.',
  'The widow of the soldier sued the company.',
])('an intended rare word: %s', (right) => {
  expect(rareWords(right)).toEqual([]);
});
