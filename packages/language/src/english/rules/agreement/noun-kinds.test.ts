import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['We must explain certain thing to them.', 'We must explain certain things to them.'],
  ['There are many subject we learn here.', 'There are many subjects we learn here.'],
  ['I like most of student here.', 'I like most students here.'],
  ['Most of the tourist come in June.', 'Most of the tourists come in June.'],
  ['Today there are some lecture about it.', 'Today there are some lectures about it.'],
  ['They have two sons and one daughters.', 'They have two sons and one daughter.'],
  ['If customer will complain, we shall listen.', 'If customers will complain, we shall listen.'],
  ['All those broad knowledge was lost.', 'All that broad knowledge was lost.'],
  ['She bought a new warm clothes.', 'She bought new warm clothes.'],
  ['He has a good health.', 'He has good health.'],
  ['Young peoples like loud music.', 'Young people like loud music.'],
  ['Most advertisement can be skipped.', 'Most advertisements can be skipped.'],
  ['There are a lot of reason to stay.', 'There are a lot of reasons to stay.'],
  ['They will become an experts in it.', 'They will become experts in it.'],
  ['All my friend like it.', 'All my friends like it.'],
  ['On the other hand, scientist agree on it.', 'On the other hand, scientists agree on it.'],
  ['My neighbour called the polices.', 'My neighbour called the police.'],
])('a noun has the number required by its determiner: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'Those present and those subject to the rule objected.',
  'Most student unions are poor, and most of the time it is quiet here.',
  'Some driver has left his lights on.',
  "It is a boys' school.",
  'He has a good knowledge of music and a data plan.',
  'The peoples of Europe want peace.',
  'She felt certain pride in her work.',
  'I believe teacher training can help.',
  'They have own brand goods, and most car makers are rich.',
  'There are some fish in the lake.',
  'These furniture shops are cheap.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
