import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['People who live in the city they have small flats.', 'People who live in the city have small flats.'],
  ["Others who don't have a garden they will rent one.", "Others who don't have a garden will rent one."],
  ['The farmers in my village they grow sweet potatoes.', 'The farmers in my village grow sweet potatoes.'],
  ['A boy who trains every day he can win the race.', 'A boy who trains every day can win the race.'],
  ['People who smoke a lot, they cough at night.', 'People who smoke a lot cough at night.'],
])('a subject is not repeated: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'People who buy the car they want are happy.',
  'People who say they care about animals eat less meat.',
  'The people in the photo they sent us are my cousins.',
  'Those who trust the doctor they know sleep better.',
  'Students who pass the test because they worked hard get a prize.',
  'The nurse who helped the man said he was better.',
  'The woman who sold the flat said she was sorry.',
  'The boys in the team they beat were sad.',
  'Anyone who wants the job he described should write to us.',
  'The men who dug the road left when they were tired.',
])('nothing is left out: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
