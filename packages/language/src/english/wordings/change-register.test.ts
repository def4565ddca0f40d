import { expect, test } from 'vitest';
import { makeCasual, makeFormal } from './change-register.ts';
import { casualWords, formalWords } from './registers.ts';
import { synonyms } from './synonyms.ts';

test.each([
  ["Kids don't get a lot of sleep!", 'Children do not get a lot of sleep.'],
  ["It's a bunch of lies, and we can't prove it.", 'It is a number of lies, and we cannot prove it.'],
  ['But the plan went up in price.', 'However, the plan increased in price.'],
  ['Lots of people came up with ideas.', 'Many people devised ideas.'],
  ["We'll find out that they're wrong.", 'We will discover that they are wrong.'],
  ["He's gone and she'd left.", "He's gone and she'd left."],
  ["You should've told us who's interested.", 'You should have told us who is interested.'],
  ["We've got to pick up my kids asap.", 'We must collect my children as soon as possible.'],
  [
    "He's never been here, and she's always wanted to come.",
    "He has never been here, and she's always wanted to come.",
  ],
  ['Okay, let the soup cool.', 'Okay, let the soup cool.'],
  ['You get more done.', 'You get more done.'],
  ['Call me ASAP.', 'Call me as soon as possible.'],
  ['She messed up the order.', 'She spoilt the order.'],
  ['The crazy horse sings.', 'The crazy horse sings.'],
  ['At the end of the day, we need to talk about money.', 'Ultimately, we need to discuss money.'],
])('formal: %s', (text, expected) => {
  expect(makeFormal(text) ?? text).toBe(expected);
});

test.each([
  ['However, it is not possible.', "Still, it isn't possible."],
  ['We will not obtain a permit.', "We won't get a permit."],
  ['Children do not require assistance.', "Kids don't require assistance."],
  ['By 1809, however, they had left.', 'By 1809, however, they had left.'],
  ['So it is.', 'So it is.'],
])('casual: %s', (text, expected) => {
  expect(makeCasual(text) ?? text).toBe(expected);
});

test('the word lists hold at least 150 entries each way of use, none of them twice', () => {
  const sides = synonyms.flatMap(({ words, after }) => words.map((word) => `${word} ${after?.source ?? ''}`));
  expect(new Set(sides).size).toBe(sides.length);
  expect(synonyms.length).toBeGreaterThanOrEqual(150);
  const formal = formalWords.map(({ words: [from], after }) => `${from} ${after?.source ?? ''}`);
  expect(new Set(formal).size).toBe(formal.length);
  expect(formalWords.length + casualWords.length).toBeGreaterThanOrEqual(150);
});
