import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['The price would be decrease next year.', 'The price would decrease next year.'],
  ['We will do not do this again.', 'We will not do this again.'],
  ['My success is depend on my work.', 'My success depends on my work.'],
  ['It is depended on the weather.', 'It depends on the weather.'],
  ['It was happen last year.', 'It happened last year.'],
  ['They were punished for not use the belt.', 'They were punished for not using the belt.'],
  ['Many people concern about their health.', 'Many people are concerned about their health.'],
  ['Take risks teaches you a lot.', 'Taking risks teaches you a lot.'],
  ['Learn new things makes people happy.', 'Learning new things makes people happy.'],
  ['He mainly concentrate on his job.', 'He mainly concentrates on his job.'],
])('the verb gets its form: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'All you do is depend on others.',
  'The only thing he did was appear in court.',
  'He was the man on whom they depended.',
  'The result would be decrease in sales.',
  'They will do, not talk.',
  'He was praised for not one but two books.',
  'Our concern about the plan grew.',
  'Take notes on what she teaches.',
  'Use cases help us to see the needs.',
  'I insist that he carefully read the text.',
])('the verb already has its form: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
