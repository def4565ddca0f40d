import { expect, test } from 'vitest';
import { formsOf } from './forms-of.ts';

const verb = (lower: string, lemma: string) =>
  ({ text: lower, lower, lemma, kind: 'VERB', from: 0, to: lower.length, before: '' }) as const;

test.each([
  ['recognised', 'recognize', { base: 'recognise', past: 'recognised' }],
  ['practised', 'practice', { base: 'practise', past: 'practised' }],
  ['travelled', 'travel', { base: 'travel', past: 'travelled' }],
  ['spilt', 'spill', { base: 'spill', past: 'spilt' }],
  ['frobnicates', 'frobnicate', { base: 'frobnicate', s: 'frobnicates' }],
])('%s is a form of its own verb', (lower, lemma, forms) => {
  expect(formsOf(verb(lower, lemma))).toMatchObject(forms);
});

test('a past form that no verb is known for is no base', () => {
  expect(formsOf(verb('biassed', 'bias'))).toBeUndefined();
});
