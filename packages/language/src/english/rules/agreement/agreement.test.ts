import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['They sell chairs, tables and lamp.', 'They sell chairs, tables and lamps.'],
  ['The birds that nests under our roof are noisy.', 'The birds that nest under our roof are noisy.'],
  ['Taking long walks keep me healthy.', 'Taking long walks keeps me healthy.'],
  [
    'Everybody in our class know the story of the haunted staircase.',
    'Everybody in our class knows the story of the haunted staircase.',
  ],
  [
    'Learning a foreign language require patience, practice and a good sense of humour.',
    'Learning a foreign language requires patience, practice and a good sense of humour.',
  ],
  [
    'On the wall above the fireplace hangs two portraits of the founder and his wife.',
    'On the wall above the fireplace hang two portraits of the founder and his wife.',
  ],
  ['The decision to close the mines were unpopular.', 'The decision to close the mines was unpopular.'],
  ['The books lying on the table belongs to my sister.', 'The books lying on the table belong to my sister.'],
  ['The book that I bought last week are boring.', 'The book that I bought last week is boring.'],
  [
    'My teacher, along with her students, are going to Rome.',
    'My teacher, along with her students, is going to Rome.',
  ],
  ['The manager and the secretary was late.', 'The manager and the secretary were late.'],
  ['The people we met in Italy was very kind.', 'The people we met in Italy were very kind.'],
  ['One of the students have lost his keys.', 'One of the students has lost his keys.'],
  [
    'The price of the tickets for the concerts were too high.',
    'The price of the tickets for the concerts was too high.',
  ],
  ['Each of the players have a number.', 'Each of the players has a number.'],
  ['What is the advantages of living here?', 'What are the advantages of living here?'],
  ['Does your parents live here?', 'Do your parents live here?'],
  ["There's many people in the street.", 'There are many people in the street.'],
  ['A box of chocolates were on the table.', 'A box of chocolates was on the table.'],
  ['The cost of living in big cities are rising.', 'The cost of living in big cities is rising.'],
])('a verb agrees with its subject wherever the subject is: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'The years that he spent there have passed, and what I need is rest.',
  'All but one of the schools damaged in the storm are open.',
  'We as a country have to decide, and the knowledge that makes us cherish life is old.',
  'Every boy and every girl was there, and neither the king nor his men were seen.',
  'Cooperation between the archive and the laboratory is easy.',
  'What do they want, and who are they?',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
