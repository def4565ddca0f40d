import { expect, test } from 'vitest';
import type { Finding } from '../../engine/finding.ts';
import { withWordsOnly } from './proposed-words.ts';

const finding = (replacement: string, ...alternatives: string[]): Finding => ({
  offset: 4,
  length: 6,
  kind: 'grammar',
  rule: 'VerbAgreement',
  summary: '',
  replacement,
  alternatives,
});
const unknown = (words: readonly string[]) =>
  Promise.resolve(new Set(words.filter((word) => word === 'sheeps')));

test('only words are proposed, and a finding without a proposal is dropped', async () => {
  expect(
    await withWordsOnly('The sheep graze.', [finding('sheeps', 'a sheep'), finding('sheeps')], unknown),
  ).toEqual([finding('a sheep')]);
});

test('a word from the writer’s own text, or a deletion, may be proposed', async () => {
  const findings = [finding('the sheeps'), finding('')];
  expect(await withWordsOnly('The sheeps graze.', findings, unknown)).toEqual(findings);
});
