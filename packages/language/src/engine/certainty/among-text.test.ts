import { expect, test } from 'vitest';
import type { Finding } from '../finding.ts';
import { amongText, type ReadParagraph } from './among-text.ts';

const words = (count: number): string => 'word '.repeat(count).trim();
const sure = (offset: number, editedPrecision = 0.5, ratio = 3000): Finding => ({
  offset,
  length: 4,
  kind: 'grammar',
  rule: 'Rule',
  summary: '',
  replacement: `right ${offset}`,
  alternatives: [],
  sureness: { ratio, editedPrecision },
});
const paragraph = (count: number, findings: readonly Finding[] = []): ReadParagraph => ({
  text: words(count),
  language: 'en',
  findings,
});
const one = sure(0);
const isSure = (paragraphs: readonly ReadParagraph[], finding = one): boolean =>
  amongText(paragraphs)('en', paragraphs[0]?.text ?? '', finding).isLikely !== true;

test('422: a finding sure in its paragraph is only likely in a text without other mistakes', () => {
  expect(isSure([paragraph(70, [one])])).toBe(true);
  expect(isSure([paragraph(70, [one]), paragraph(300)])).toBe(false);
});

test('it stays sure there if its rule was mostly right in edited prose', () => {
  const proven = sure(0, 0.9);
  expect(isSure([paragraph(70, [proven]), paragraph(300)], proven)).toBe(true);
});

test('424: an unknown word repeated in a clean text is a name or a term', () => {
  const unknown: Finding = { ...sure(0, 0.9), kind: 'spelling' };
  const once = paragraph(70, [unknown]);
  expect(isSure([once, paragraph(300)], unknown)).toBe(true);
  expect(isSure([once, once, paragraph(300)], unknown)).toBe(false);
});

test('it stays sure in a text with other mistakes, but not if they are repetitions', () => {
  const others = [10, 20, 30, 40].map((offset) => sure(offset));
  expect(isSure([paragraph(70, [one]), paragraph(300, others)])).toBe(true);
  expect(isSure([paragraph(70, [one]), paragraph(300, [one, one, one, one])])).toBe(false);
});

test('among few mistakes, a rule that is more often wrong is not sure', () => {
  const doubtful = sure(0, 0.5, 800);
  expect(isSure([paragraph(70, [doubtful])], doubtful)).toBe(false);
  expect(isSure([paragraph(70, [doubtful, sure(10)])], doubtful)).toBe(true);
});

test('neither other languages in the text nor withheld findings count', () => {
  expect(isSure([paragraph(70, [one]), { ...paragraph(300), language: 'fr' }])).toBe(true);
  const withheld = [10, 20, 30, 40].map((offset): Finding => ({
    ...sure(offset),
    isLikely: true,
    isWithheld: true,
  }));
  expect(isSure([paragraph(70, [one]), paragraph(300, withheld)])).toBe(false);
});

test('findings of another checker without a count stay unchanged', () => {
  const { sureness: _sureness, ...foreign } = one;
  expect(amongText([paragraph(900, [foreign])])('en', '', foreign)).toEqual(foreign);
});
