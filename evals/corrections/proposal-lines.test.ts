import { expect, test } from 'vitest';
import { proposalLines } from './proposal-lines.ts';

test('a proposal is shown with its rule, the words it replaces and its first alternatives', () => {
  const alternatives = ['were', 'was', 'be', 'been', 'being'];
  expect(
    proposalLines('She are here', [
      { offset: 4, length: 3, replacement: 'is', alternatives, rule: 'agreement' },
      { offset: 12, length: 0, replacement: '.', alternatives: [], rule: 'full stop' },
    ]),
  ).toEqual(['agreement: “are” → “is” (were, was, be, been)', 'full stop: “” → “.”']);
});
