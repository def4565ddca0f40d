import { expect, test } from 'vitest';
import type { Finding } from '../../engine/finding.ts';
import { markedLikelier } from './marked-likelier.ts';

const marks = (paragraph: string, wrong: string, replacement: string, rule: string) => {
  const finding: Finding = {
    offset: paragraph.indexOf(wrong),
    length: wrong.length,
    kind: 'grammar',
    rule,
    summary: '',
    replacement,
    alternatives: [],
  };
  const [{ isLikelier = false, isTerm = false } = finding] = markedLikelier(paragraph, [finding]);
  return { isLikelier, isTerm };
};

test('regression 259: a change that makes its place much likelier is marked, and one that hardly does is not', () => {
  expect(marks('She is interested on music.', 'on', 'in', 'Preposition').isLikelier).toBe(true);
  expect(marks('The time displayed at the center of the window.', 'at', 'in', 'Preposition').isLikelier).toBe(
    false,
  );
});

test('a punctuation mark is in no model of words', () => {
  expect(marks('In fact we left.', 'In fact', 'In fact,', 'OpeningComma').isLikelier).toBe(false);
});

test('an unknown word that is short or short of a capital is likely a term', () => {
  expect(marks('Unstable is always called sid here.', 'sid', 'said', 'SpellCheck').isTerm).toBe(true);
  expect(marks('You can write haskell here.', 'haskell', 'Haskell', 'SpellCheck').isTerm).toBe(true);
  expect(marks('I recieve it.', 'recieve', 'receive', 'SpellCheck').isTerm).toBe(false);
});

test('regression 260: a misspelt word with an added comma counts as a misspelt word', () => {
  const finding = { offset: 7, length: 8, kind: 'grammar', summary: '', alternatives: [] } as const;
  const [marked] = markedLikelier('In the begining it may be difficult.', [
    { ...finding, rule: 'ClauseComma', replacement: 'beginning,' },
  ]);
  expect(marked?.rule).toBe('SpellCheck');
});
