import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  [
    'My mother is a dentist, and he works in a hospital.',
    'My mother is a dentist, and she works in a hospital.',
  ],
  ['In my city is difficult to find a cheap flat.', 'In my city it is difficult to find a cheap flat.'],
  [
    'The cook hurt her while she was peeling potatoes.',
    'The cook hurt herself while she was peeling potatoes.',
  ],
  ['He asked me if could lend him ten pounds.', 'He asked me if he could lend him ten pounds.'],
  ['Everybody have to leave.', 'Everybody has to leave.'],
  ['Me and my friends went to the beach.', 'My friends and I went to the beach.'],
  ['My friend and me went to the beach.', 'My friend and I went to the beach.'],
  ['He likes she very much.', 'He likes her very much.'],
  ['Everybody should bring him own lunch.', 'Everybody should bring his own lunch.'],
  ['I cut me with a knife.', 'I cut myself with a knife.'],
  ['A friend of him lives there.', 'A friend of his lives there.'],
  ['The car who I bought is red.', 'The car which I bought is red.'],
  ["That's the man that his car was stolen.", "That's the man whose car was stolen."],
  ['There are people think it is wrong.', 'There are people who think it is wrong.'],
  ['My mother she works in a bank.', 'My mother works in a bank.'],
  ['In my room have two beds.', 'In my room there are two beds.'],
  ['Is a nice place to live.', 'It is a nice place to live.'],
  ['When is cold, I stay at home.', 'When it is cold, I stay at home.'],
  ['I think that is necessary to study more.', 'I think that it is necessary to study more.'],
  ['Last summer me and my family went to Turkey.', 'Last summer my family and I went to Turkey.'],
  ['Me and my brother play tennis.', 'My brother and I play tennis.'],
  ['Him and I are friends.', 'He and I are friends.'],
  ['Between you and I, he is wrong.', 'Between you and me, he is wrong.'],
  ['This book is her.', 'This book is hers.'],
  ['A friend of me told me.', 'A friend of mine told me.'],
  ['Is very important to sleep well.', 'It is very important to sleep well.'],
  ['I think is a good idea.', 'I think it is a good idea.'],
  ['The book who I read was good.', 'The book which I read was good.'],
  ['Everyone has to bring they own lunch.', 'Everyone has to bring their own lunch.'],
  [
    "The company who's drones photographed the fire is in Oslo.",
    'The company whose drones photographed the fire is in Oslo.',
  ],
  ['Helen and her have been running the shop.', 'Helen and she have been running the shop.'],
  ['There are people think it is wrong.', 'There are people who think it is wrong.'],
])('pronouns fit their nouns and positions: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});
