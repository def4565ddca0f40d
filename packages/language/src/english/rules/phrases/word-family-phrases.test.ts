import { expect, test } from 'vitest';
import { mendedByWords } from './testing/mended-by-words.ts';
import { wordFamilyPhraseRules } from './word-family-phrases.ts';

const mended = (text: string): string => mendedByWords(text, wordFamilyPhraseRules);

test.each([
  ['There are many different between the two towns.', 'There are many differences between the two towns.'],
  ['Success women work a lot.', 'Successful women work a lot.'],
  ['Everybody wants to success at work.', 'Everybody wants to succeed at work.'],
  ['She has more confident than her sister.', 'She has more confidence than her sister.'],
  ['We need enough knowledgeable to do it.', 'We need enough knowledge to do it.'],
  ['He is a very knowledge man.', 'He is a very knowledgeable man.'],
  ['It helps the economy growth of the town.', 'It helps the economic growth of the town.'],
  ['This may improve the economic of our region.', 'This may improve the economy of our region.'],
  ['We wear it for safe reasons.', 'We wear it for safety reasons.'],
  ['They build a wall for safe.', 'They build a wall for safety.'],
  ['You can drive safety at night.', 'You can drive safely at night.'],
  ['It makes them more independence.', 'It makes them more independent.'],
  ['This makes our trip more safety.', 'This makes our trip more safe.'],
  ['I feel very comfort at home.', 'I feel very comfortable at home.'],
  ['She works as a specialize in law.', 'She works as a specialist in law.'],
  ['They told him the true about it.', 'They told him the truth about it.'],
  ['The second critic of the plan is that it fails.', 'The second criticism of the plan is that it fails.'],
  ['They sell it in develop countries.', 'They sell it in developed countries.'],
])('another word of the family: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'The key to success is work, and our success rate grows.',
  'The two are different between meals.',
  'They have confident children and knowledgeable teachers.',
  'It is better to be safe than sorry.',
  'The first critic of the paper was kind.',
  'The economic and social order of the country changed.',
  'We advance technology and develop countries.',
  'The true cost of it is high, and the true of heart win.',
  'They made comfort a virtue.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
