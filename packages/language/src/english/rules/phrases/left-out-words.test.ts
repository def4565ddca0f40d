import { expect, test } from 'vitest';
import { mendedByWords } from './testing/mended-by-words.ts';

test.each([
  ['So that why I like it.', 'So that is why I like it.'],
  ['I interested in music.', 'I am interested in music.'],
  ['We sure that it works.', 'We are sure that it works.'],
  ['There will have many guests.', 'There will be many guests.'],
  ['It worth reading.', 'It is worth reading.'],
  ['I rather stay here.', 'I would rather stay here.'],
  ['In next ten years it will change.', 'In the next ten years it will change.'],
  ['The more money you have, more friends you find.', 'The more money you have, the more friends you find.'],
  ['Thanks the internet, we learn faster.', 'Thanks to the internet, we learn faster.'],
  ['She is twenty years.', 'She is twenty years old.'],
  ['Now days, children play inside.', 'Nowadays, children play inside.'],
  ['It is no need to hurry.', 'There is no need to hurry.'],
  ['I look forward meet you.', 'I look forward to meeting you.'],
  ['I prefer to walk than to ride.', 'I prefer to walk rather than to ride.'],
  ["They don't know what say.", "They don't know what to say."],
  ['How about to go there?', 'How about going there?'],
  ['I like very much reading old books.', 'I very much like reading old books.'],
  ['They earn money more than us.', 'They earn more money than us.'],
])('what was left out is put in: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  'That why matters.',
  'There will have to be a vote.',
  'There may have come a time to leave.',
  'The more you read, more or less, the more you know.',
  'We have time more than enough to spare.',
  'We worried about money.',
  'It is no doubt true.',
  'I like very much to be asked.',
  'What about to London?',
  'I rather take the view that it works.',
  'There will have been many guests.',
  'I rather like it.',
  'The days now seem long.',
  'It is no use crying.',
  'I look forward, see the sea and smile.',
  'I prefer to earn more than him.',
  'He served twenty years.',
  'They like money more than us.',
])('nothing is left out: %s', (text) => {
  expect(mendedByWords(text)).toBe(text);
});
