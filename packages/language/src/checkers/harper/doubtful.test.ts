import { expect, test } from 'vitest';
import { isDoubtful } from './doubtful.ts';

const doubted = (paragraph: string, wrong: string, rule: string): boolean =>
  isDoubtful(paragraph, {
    offset: paragraph.indexOf(wrong),
    length: wrong.length,
    kind: 'grammar',
    rule,
    summary: '',
    replacement: '',
    alternatives: [],
  });

test.each([
  ['He spat on the ground.', 'spat', 'PronounVerbAgreement'],
  ['She broadcast the news.', 'broadcast', 'PronounVerbAgreement'],
  ['It gave me new ideas.', 'new', 'PronounKnew'],
  ["The American's answer came late.", 'The ', 'TheProperNounPossessive'],
  ["the Englishman's house", 'the ', 'TheProperNounPossessive'],
])('regression 252: nothing is reported about “%s” (%s, %s)', (paragraph, wrong, rule) => {
  expect(doubted(paragraph, wrong, rule)).toBe(true);
});

test.each([
  ['He go home.', 'go', 'PronounVerbAgreement'],
  ['I new it all along.', 'new', 'PronounKnew'],
  ["The Peter's house is old.", 'The ', 'TheProperNounPossessive'],
])('%s is reported as before', (paragraph, wrong, rule) => {
  expect(doubted(paragraph, wrong, rule)).toBe(false);
});

test('regression 286: a capitalised name is not a verb used as a noun', () => {
  expect(doubted('Select the Color Effects tab first.', 'Effects', 'NounVerbConfusion')).toBe(true);
  expect(doubted('It effects the price.', 'effects', 'NounVerbConfusion')).toBe(false);
});
