import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['At the foot of the hill lie an old mill.', 'At the foot of the hill lies an old mill.'],
  [
    'In the middle of the park stand a bronze statue of the king.',
    'In the middle of the park stands a bronze statue of the king.',
  ],
  ['The amount of teachers has fallen.', 'The number of teachers has fallen.'],
  ['What worries my parents most are the noise.', 'What worries my parents most is the noise.'],
  ['He washed several of the window.', 'He washed several of the windows.'],
  ['Each of my friend has a car.', 'Each of my friends has a car.'],
  ['All passenger must show their tickets.', 'All passengers must show their tickets.'],
  ['He did a research on bees.', 'He did some research on bees.'],
  ['What I like most about my job the people.', 'What I like most about my job is the people.'],
  ['This report compare the two plans in detail.', 'This report compares the two plans in detail.'],
  ['A bus driver know the streets of the town.', 'A bus driver knows the streets of the town.'],
  ['My neighbour complain about the noise.', 'My neighbour complains about the noise.'],
  ['He who want to win must train.', 'He who wants to win must train.'],
  ['Those who lives near the river are afraid.', 'Those who live near the river are afraid.'],
  [
    'He is one of those men who never listens to advice.',
    'He is one of those men who never listen to advice.',
  ],
  ['She works in a bank and teach the piano.', 'She works in a bank and teaches the piano.'],
  ['Raising three children take a lot of time.', 'Raising three children takes a lot of time.'],
  ['Having two dogs mean that we walk a lot.', 'Having two dogs means that we walk a lot.'],
  ['The fact that he was late make me angry.', 'The fact that he was late makes me angry.'],
  ['The news that prices were rising have worried us.', 'The news that prices were rising has worried us.'],
  ['Most of the shoes that she tried was too small.', 'Most of the shoes that she tried were too small.'],
  ['There is only four chairs in the room.', 'There are only four chairs in the room.'],
  ['Not one of the guests were hungry.', 'Not one of the guests was hungry.'],
  ['The hotels that stands on the coast are expensive.', 'The hotels that stand on the coast are expensive.'],
  ['We have lived here for twelve year.', 'We have lived here for twelve years.'],
  ['This two letters came yesterday.', 'These two letters came yesterday.'],
  ['The new researches in this field are promising.', 'The new research in this field are promising.'],
])('the verb, or the noun, has the number of the word before it: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'All the taxis in front of the station were taken.',
  'Two thirds of the land is in private hands, and two thirds of the houses are empty.',
  'He plays the piano and sings in a choir, and he wants to act and dance.',
  'The director watches the actors dance and play the drums.',
  'My mother makes us cook and clean.',
  'It was resolved that the chair write to the council.',
  'He who dares wins, and those who wait lose.',
  'The fact that the results are good means that we can go on.',
  'Having two jobs is hard.',
  'She is the one of the sisters who sings.',
  'The group of tourists that arrives today is large.',
  'There is only one chair in the room, and there is only a little milk.',
  'This ten minutes was the longest of my life.',
  'He researches in the archive.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});

test.each([
  ['A lot of student think so.', 'A lot of students think so.'],
  ['The number of car is rising.', 'The number of cars is rising.'],
  ['More and more tourist come to the city.', 'More and more tourists come to the city.'],
  ['We saw many interesting place in Rome.', 'We saw many interesting places in Rome.'],
  ['I know many subject.', 'I know many subjects.'],
  ['Both of them has children.', 'Both of them have children.'],
  ['Some of us thinks that it is true.', 'Some of us think that it is true.'],
  [
    "Advertisements makes us buy things that we don't need.",
    "Advertisements make us buy things that we don't need.",
  ],
  [
    'He who wants to become a judge need to know the law.',
    'He who wants to become a judge needs to know the law.',
  ],
  ['Being successful in life need a lot of work.', 'Being successful in life needs a lot of work.'],
])('a noun after a quantifier of several, and its verb: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'There is a lot of chicken in it.',
  'A lot of school uniforms are blue.',
  'They think that the number of cars is rising.',
  'More and more land is sold, and more and more time is lost.',
  'Among those cut off was Sir Derek.',
  'Physics makes us think.',
  'It is important that the student understand it.',
])('nothing is wrong with its number: %s', (text) => {
  expect(mended(text)).toBe(text);
});

test.each([
  ['He has a good job and earn a lot.', 'He has a good job and earns a lot.'],
  ['This make them feel better.', 'This makes them feel better.'],
  ["Young people today doesn't read.", "Young people today don't read."],
  ['The people in the past was poor.', 'The people in the past were poor.'],
  ['My friend who lives in Leeds have a cat.', 'My friend who lives in Leeds has a cat.'],
  ['Neither of my sisters speak any French.', 'Neither of my sisters speaks any French.'],
  ['More than half of the land are dry.', 'More than half of the land is dry.'],
  ['When the lesson end, we go home.', 'When the lesson ends, we go home.'],
  ['If the phone ring, answer it.', 'If the phone rings, answer it.'],
  ['There will be fewer car in the town.', 'There will be fewer cars in the town.'],
  ['I can explain it with some example.', 'I can explain it with some examples.'],
  ['Student should learn more facts.', 'Students should learn more facts.'],
  ['We visited different place in Italy.', 'We visited different places in Italy.'],
])('subjects with modifiers after them, and nouns in a general sense: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'She has to work and earn a living.',
  'This means that it works, and this helped them.',
  'One of the windows was broken, and each of the doors was shut.',
  'When the phone calls end, we go home.',
  'He has some doubt, and some hope.',
  'The company changes were good.',
  'In other words, they spoke on other matters.',
  'Doctor Green should know.',
])('nothing is wrong with its subject: %s', (text) => {
  expect(mended(text)).toBe(text);
});

test.each([
  'My mother cooks and my father cleans the house.',
  'Your sister sings and her friend plays the piano.',
])('two clauses have two subjects: %s', (text) => {
  expect(mended(text)).toBe(text);
});
