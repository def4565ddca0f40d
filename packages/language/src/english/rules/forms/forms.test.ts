import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['Of all the hotels, this one was the better.', 'Of all the hotels, this one was the best.'],
  [
    'Of the four novels, this one is the more difficult.',
    'Of the four novels, this one is the most difficult.',
  ],
  ['The film about penguins was bored.', 'The film about penguins was boring.'],
  [
    'I was so boring during the lecture that I drew cartoons in my notebook.',
    'I was so bored during the lecture that I drew cartoons in my notebook.',
  ],
  [
    'He speaks Portuguese very good because his mother comes from Porto.',
    'He speaks Portuguese very well because his mother comes from Porto.',
  ],
  ['The film was very interested and we liked it.', 'The film was very interesting and we liked it.'],
  ['She sings beautiful.', 'She sings beautifully.'],
  ['He drives very careful in the rain.', 'He drives very carefully in the rain.'],
  ['The soup tastes deliciously.', 'The soup tastes delicious.'],
  ['That smells badly.', 'That smells bad.'],
  ['He gave a quickly answer.', 'He gave a quick answer.'],
  ['It was an extreme difficult exam.', 'It was an extremely difficult exam.'],
  ['The important of education is clear.', 'The importance of education is clear.'],
  ['His decide to leave surprised us.', 'His decision to leave surprised us.'],
  ['The street is very danger at night.', 'The street is very dangerous at night.'],
  ['You can choice the colour.', 'You can choose the colour.'],
  ['We must protection the environment.', 'We must protect the environment.'],
  ['This bag is more heavy than that one.', 'This bag is heavier than that one.'],
  ['It was the most big house.', 'It was the biggest house.'],
  ['He is taller that me.', 'He is taller than me.'],
  ['She is as tall than her brother.', 'She is as tall as her brother.'],
  ['She was very confusing about the rules.', 'She was very confused about the rules.'],
  ['My brother was disappointing with the result.', 'My brother was disappointed with the result.'],
  ['We had an excited trip to Peru.', 'We had an exciting trip to Peru.'],
  ['The strong of the team is its defence.', 'The strength of the team is its defence.'],
  ['He behaved very bad at the party.', 'He behaved very badly at the party.'],
  ['They were dressed elegant for the wedding.', 'They were dressed elegantly for the wedding.'],
  ['I have no patient with him.', 'I have no patience with him.'],
])('a word has the form of its word class: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'She looked beautiful and felt bad, and he works hard.',
  'The news was exciting, the work was tiring, and I was moving house.',
  'It works as good as new.',
  'There is much more confidence in the team.',
  'The rich and the poor live there.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});

test.each([
  ['The man was hunger and tired.', 'The man was hungry and tired.'],
  ['She had no intend of leaving.', 'She had no intention of leaving.'],
  ["You can't success without help.", "You can't succeed without help."],
  ['Trains are usually more cheap than planes.', 'Trains are usually cheaper than planes.'],
  ['It does the work more fast.', 'It does the work faster.'],
  ['He is the more intelligent boy in the class.', 'He is the most intelligent boy in the class.'],
  ['The weather gets badder.', 'The weather gets worse.'],
  ['They won the race easy.', 'They won the race easily.'],
])('a word has the form required by its position: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'There is danger, and the hunger was great.',
  'It is best eaten warm.',
  'He wants more warm clothes and more light.',
  'She is the more intelligent of the two.',
  'It was a success, and he has had success.',
])('nothing is wrong with its forms: %s', (text) => {
  expect(mended(text)).toBe(text);
});
