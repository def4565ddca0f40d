import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['In my opinion, the honesty is very important.', 'In my opinion, honesty is very important.'],
  ['It was such shame that nobody came.', 'It was such a shame that nobody came.'],
  ['She was in such rush that she forgot her keys.', 'She was in such a rush that she forgot her keys.'],
  ['He was only apprentice when the shop burnt down.', 'He was only an apprentice when the shop burnt down.'],
  ['Is there bank near here?', 'Is there a bank near here?'],
  ['We stayed in small hotel by the sea.', 'We stayed in a small hotel by the sea.'],
  ['There is problem with the engine.', 'There is a problem with the engine.'],
  ['We crossed the desert without tour guide.', 'We crossed the desert without a tour guide.'],
  ['They are student.', 'They are students.'],
  ['My cousins are good teacher.', 'My cousins are good teachers.'],
  ['I often play with friend.', 'I often play with friends.'],
  ['You must try new thing.', 'You must try new things.'],
  ['It was not illusion.', 'It was not an illusion.'],
  ['You should call us in a such case.', 'You should call us in such a case.'],
  ['She prayed to the God.', 'She prayed to God.'],
  ['It is one of most beautiful lakes here.', 'It is one of the most beautiful lakes here.'],
  ['She opened window because it was hot.', 'She opened the window because it was hot.'],
])('a singular count noun has an article: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'They walked from house to house and stood shoulder to shoulder.',
  'He came by train, and she is head of the school.',
  'It is a kind of table, and that type of chair is rare.',
  'My brother, the doctor and his wife stayed at home.',
  'Knife and fork lay on the table.',
  'They make very high profits, and maximum security is needed.',
  'We are expert witnesses, and they are student nurses.',
  'Students take lecture notes, and she is a kind-hearted person.',
  'The God of that tribe was cruel, and on such a day it rained.',
  'We travelled with other guests and with open minds.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});

test.each([
  ['He is a best player in the team.', 'He is the best player in the team.'],
  ['It was a worst day of my life.', 'It was the worst day of my life.'],
  ['In June, sun rises before five.', 'In June, the sun rises before five.'],
])('there is only one of these: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test('a best friend is one of several best friends', () => {
  expect(mended('She is a best friend of mine, and it was a best effort in all.')).toBe(
    'She is a best friend of mine, and it was a best effort in all.',
  );
});
