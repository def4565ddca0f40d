import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['Pollution affect our health.', 'Pollution affects our health.'],
  ['Travelling help you to learn.', 'Travelling helps you to learn.'],
  ['The world change very fast.', 'The world changes very fast.'],
  ['The price of cars increase every year.', 'The price of cars increases every year.'],
  ['If he want to go, he can go.', 'If he wants to go, he can go.'],
  ['I am a person who like sports.', 'I am a person who likes sports.'],
  ['He said that learn languages is useful.', 'He said that learning languages is useful.'],
  ['There are also people that is often hungry.', 'There are also people that are often hungry.'],
  ['Doing sports are healthy.', 'Doing sports is healthy.'],
])('the verb agrees with its subject: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'If he were here, we would go.',
  'If he put it there, it is there.',
  'Let reading help us.',
  'For many people that is a problem.',
  'I told people that is wrong.',
  'The price increase every year hurts.',
  'I saw the leaf fall very slowly.',
  'Spending cuts are bad.',
  'Playing cards are cheap.',
  'The man who like his father was tall won.',
  'Let the world change every day.',
])('the verb already agrees: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
