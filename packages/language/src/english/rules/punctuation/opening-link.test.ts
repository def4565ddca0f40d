import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['Also the price of bread is higher now.', 'Also, the price of bread is higher now.'],
  ['Also it saves a lot of time.', 'Also, it saves a lot of time.'],
  ['Second it is cheaper than the train.', 'Second, it is cheaper than the train.'],
  ['Third they have no garden.', 'Third, they have no garden.'],
  ['First I would like to thank my parents.', 'First, I would like to thank my parents.'],
  ['Thus even today many farmers plough by hand.', 'Thus, even today many farmers plough by hand.'],
  ['Thus if the price falls the shop will close.', 'Thus, if the price falls, the shop will close.'],
  ['But on the other hand there are cheaper hotels.', 'But on the other hand, there are cheaper hotels.'],
  ['And for example the bus is always late.', 'And for example, the bus is always late.'],
  ['As a result of this any mistake can cost money.', 'As a result of this, any mistake can cost money.'],
  ['In this case the driver has to pay.', 'In this case, the driver has to pay.'],
  ['By doing this they save water.', 'By doing this, they save water.'],
  ['However in the winter the road is closed.', 'However, in the winter the road is closed.'],
  [
    'In the case of older houses the roof is the problem.',
    'In the case of older houses, the roof is the problem.',
  ],
  ['According to the guide the castle is closed.', 'According to the guide, the castle is closed.'],
  ['In a big city the streets are never empty.', 'In a big city, the streets are never empty.'],
  ['As we know the roof is old.', 'As we know, the roof is old.'],
  ['On one hand the flat is cheap.', 'On one hand, the flat is cheap.'],
  ['Due to this the train was late.', 'Due to this, the train was late.'],
  ['But if you walk alone you should take a map.', 'But if you walk alone, you should take a map.'],
  ['If students work hard they will pass the exam.', 'If students work hard, they will pass the exam.'],
])('a comma follows what links or frames a sentence: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test('the capital of a link that starts in lower case is left to the rule for capitals', () => {
  expect(mended('in my opinion the film is too long.')).toBe('in my opinion, the film is too long.');
});

test.each([
  'Also available are tickets for children.',
  'Also in the room was a tall man.',
  'Also known as the old mill, it stands by the river.',
  'Second the motion and we can vote.',
  'First there is a field, then a wood.',
  'First I want the keys and then the car.',
  'Thus far the weather has been kind.',
  'Thus the village lost its school.',
  'However much they shout he never listens.',
  'However the letters are read, they hurt.',
  'In such cases as these we ring the police.',
  'In contrast with her sister she loved maths.',
  'In a few days the shop will open.',
  'As I said this he smiled.',
  'In this way of life there is no rest.',
  'By doing this exercise you learn the past tense.',
  'At the same time as the film started it began to rain.',
  'But on the other side of the road there are shops.',
  'For example sentences see page nine.',
])('nothing is inserted: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});

test('a list may be the subject', () => {
  expect(mended('Also the smell of fish, fruit and fresh bread makes me happy.')).toBe(
    'Also, the smell of fish, fruit and fresh bread makes me happy.',
  );
});

test('a comma precedes “but” after a link with its own comma', () => {
  expect(mended('For example, they can swim whenever they like but the children have to wait outside.')).toBe(
    'For example, they can swim whenever they like, but the children have to wait outside.',
  );
});

test.each([
  ['Hence prices and rents are never final.', 'Hence, prices and rents are never final.'],
  ['In simple words the shop makes no money.', 'In simple words, the shop makes no money.'],
  ['As far as I am concerned the lesson is too early.', 'As far as I am concerned, the lesson is too early.'],
  ['To be honest the soup was cold.', 'To be honest, the soup was cold.'],
  ['Needless to say the bus was late.', 'Needless to say, the bus was late.'],
  ['Generally speaking the winters are mild.', 'Generally speaking, the winters are mild.'],
  ['But in fact the price has not changed.', 'But in fact, the price has not changed.'],
  ['As a young teacher I made many mistakes.', 'As a young teacher, I made many mistakes.'],
  ['So because of the strike we came by bike.', 'So because of the strike, we came by bike.'],
  ['Then when the rain stopped we went out.', 'Then when the rain stopped, we went out.'],
  ['But as he was ill he stayed at home.', 'But as he was ill, he stayed at home.'],
])('a comma follows the opening of a sentence: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'In simple words of one syllable he told us.',
  'As a teacher I know what you mean, but I disagree.',
  'Because of the book he wrote he became famous.',
])('nothing is inserted before a continuation: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
