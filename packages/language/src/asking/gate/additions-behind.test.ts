import { expect, test } from 'vitest';
import { withoutAdditionsBehind } from './additions-behind.ts';
import type { Asked } from './asked.ts';

const paragraph = 'Most towns by the sea have built higher walls since the flood.';
const asked: Asked = { name: 'writeWithMoreDepth', replaced: '', material: paragraph, request: '' };

test.each([
  'Will that help the towns?',
  'Is this a cure for the coast?',
  'But is it enough?',
  'How does that change the town?',
  'Does it work against the tide?',
])('regression 239: a paragraph may end with its own question: %s', (question) => {
  expect(withoutAdditionsBehind(`${paragraph} ${question}`, asked)).toBe(`${paragraph} ${question}`);
});

test.each([
  'Does this work for you?',
  'Does that help?',
  'How does that sound?',
  'Does that sound good?',
  'Does this look right?',
  'Does this meet what was asked?',
  'How is this looking?',
  'Does it work?',
  'Do these help?',
  'Passt das so?',
  'Ist das so gut?',
  'Está bom assim?',
  'Is this version better?',
  'How does that sound to you?',
])('a question about the work itself is removed: %s', (question) => {
  expect(withoutAdditionsBehind(`${paragraph} ${question}`, asked)).toBe(paragraph);
});
