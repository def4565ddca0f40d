import { expect, test } from 'vitest';
import type { Finding } from '../../engine/finding.ts';
import { mendedText } from './mended-text.ts';

const finding = (offset: number, length: number, replacement: string): Finding => ({
  offset,
  length,
  replacement,
  kind: 'spelling',
  rule: 'Test',
  summary: 'A test.',
  alternatives: [],
});

const first = finding(3, 7, 'receive');
const second = finding(20, 3, 'their');
const mended = mendedText('He recieve a letter thr friends.', [first, second]);

test('findings are corrected in the text', () => {
  expect(mended.text).toBe('He receive a letter their friends.');
});

test('a finding after corrected words is moved back', () => {
  const friends = mended.toWritten(finding(26, 7, 'friend'));
  expect(friends).toEqual({ finding: finding(24, 7, 'friend'), takesIn: [] });
});

test('a finding that covers corrected words includes them, and one inside them is dropped', () => {
  expect(mended.toWritten(finding(3, 7, 'receives'))).toEqual({
    finding: finding(3, 7, 'receives'),
    takesIn: [first],
  });
  expect(mended.toWritten(finding(20, 13, 'her friends'))).toEqual({
    finding: finding(20, 11, 'her friends'),
    takesIn: [second],
  });
  expect(mended.toWritten(finding(22, 11, 'x'))).toBeUndefined();
});

test('a mark within corrected words covers all of them', () => {
  const text = mendedText('Infact we left.', [finding(0, 6, 'In fact')]);
  const comma = { ...finding(3, 4, 'fact,'), reason: 'Punctuation' };
  expect(text.toWritten(comma)?.finding).toEqual({ ...comma, offset: 0, length: 6, replacement: 'In fact,' });
  expect(text.toWritten(finding(3, 4, 'truth'))).toBeUndefined();
});

test('a finding before an inserted mark includes it', () => {
  const comma = finding(14, 5, 'close,');
  const text = mendedText('It is open or close even now.', [comma]);
  expect(text.toWritten(finding(14, 5, 'closed'))).toEqual({
    finding: finding(14, 5, 'closed,'),
    takesIn: [comma],
  });
});
