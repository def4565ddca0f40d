import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['When the film ended nobody wanted to leave.', 'When the film ended, nobody wanted to leave.'],
  ['If it rains tomorrow the match will be cancelled.', 'If it rains tomorrow, the match will be cancelled.'],
  ['As soon as the bell rang the children ran out.', 'As soon as the bell rang, the children ran out.'],
  ['When I got to the station the train had left.', 'When I got to the station, the train had left.'],
  ['Having finished her homework she went to bed.', 'Having finished her homework, she went to bed.'],
  ['When I saw the man she loved I left.', 'When I saw the man she loved, I left.'],
  [
    'If you look at the house he built you will understand.',
    'If you look at the house he built, you will understand.',
  ],
  ['When I said he was ill they laughed.', 'When I said he was ill, they laughed.'],
])('a comma behind an opening clause: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['The bus was late, therefore we missed the start.', 'The bus was late; therefore, we missed the start.'],
  ['The bus was very late, the children were cold.', 'The bus was very late; the children were cold.'],
  ['It was getting dark we decided to turn back.', 'It was getting dark; we decided to turn back.'],
  ['I love this town it is so quiet.', 'I love this town; it is so quiet.'],
])('neither a comma alone nor nothing joins two sentences: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  ['My sister, who works in Leeds is a doctor.', 'My sister, who works in Leeds, is a doctor.'],
  ['We visited Paris which is the capital.', 'We visited Paris, which is the capital.'],
  ['The book, that I bought yesterday, is good.', 'The book, which I bought yesterday, is good.'],
  ['I like the book, that you gave me.', 'I like the book that you gave me.'],
  ['Our headmaster Mr Dawes, opened the door.', 'Our headmaster, Mr Dawes, opened the door.'],
])('commas enclose an addition: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  [
    'Good morning Mrs Patel, I am writing about the flat.',
    'Good morning, Mrs Patel, I am writing about the flat.',
  ],
  ['Can you help me Tom?', 'Can you help me, Tom?'],
])('a comma precedes a form of address: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'I am sure he came, and I was glad she stayed.',
  'I came, I saw, I conquered.',
  'The problem is, they do not know.',
  'The London that I knew is gone, and the man who knew it is dead.',
  'He was late, she said.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
