import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['I was grew up in a small town.', 'I grew up in a small town.'],
  ['People are tend to be lazy.', 'People tend to be lazy.'],
  ['The smell is cause by smoke.', 'The smell is caused by smoke.'],
  ['He was expect to win the race.', 'He was expected to win the race.'],
  ['It is consider to be rude.', 'It is considered to be rude.'],
  ['This problem can solved easily.', 'This problem can be solved easily.'],
  ['Children must educated by their parents.', 'Children must be educated by their parents.'],
  ['People should allowed to leave.', 'People should be allowed to leave.'],
  ['He should studied more.', 'He should study more.'],
  ['It is easy learn new things.', 'It is easy to learn new things.'],
  ['They are able do it.', 'They are able to do it.'],
  ['I am going visit my friend.', 'I am going to visit my friend.'],
  ['Knowledge is being useful for us.', 'Knowledge is useful for us.'],
  ["It's make me happy.", 'It makes me happy.'],
  ["That's mean that we lost.", 'That means that we lost.'],
  ['The boys are told that do not shout.', 'The boys are told not to shout.'],
  ['It makes students thinks about it.', 'It makes students think about it.'],
  ['I have never see this.', 'I have never seen this.'],
  ['Without have a car, life is hard.', 'Without having a car, life is hard.'],
])('one verb with its form: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'The car that he is in ran well.',
  'What he is became clear.',
  'Her worst fear is being poor.',
  'He is being careful, and they are being silly.',
  'All they need is help to win.',
  "He's mean that way.",
  'It is hard work, and it is a good read.',
])('these verbs are correct: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});

test.each([
  ['Many students concern about exams.', 'Many students are concerned about exams.'],
  ['If parents concern about money, they save.', 'If parents are concerned about money, they save.'],
])('a feeling is expressed with "be": %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});
