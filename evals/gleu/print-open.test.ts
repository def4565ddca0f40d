import { expect, test, vi } from 'vitest';
import type { MendedEssay } from './mended-essay.ts';
import { essayLines, printOpen } from './print-open.ts';

const left: MendedEssay = {
  id: 'essay-1',
  category: 'home',
  source: 'He go to home.',
  candidate: 'He go to home.',
  references: ['He goes home.', 'He is going home.'],
  proposals: [],
};
const goes = { offset: 3, length: 2, replacement: 'goes', alternatives: [], rule: 'agreement' };
const half: MendedEssay = { ...left, candidate: 'He goes to home.', proposals: [goes] };
const right: MendedEssay = { ...half, candidate: 'He goes home.' };

test('what is still wrong is printed above the references and the rules that changed it', () => {
  expect(essayLines(half)).toEqual([
    'not right: essay-1 home: He go to home.',
    'mended     He goes to home.',
    'reference  He goes home.',
    'reference  He is going home.',
    'agreement: “go” → “goes”',
  ]);
  expect(essayLines(left)).toEqual([
    'left as it was: essay-1 home: He go to home.',
    'reference  He goes home.',
    'reference  He is going home.',
  ]);
});

test('a sentence that equals a reference takes one line', () => {
  expect(essayLines(right)).toEqual(['right: essay-1 home: He go to home.']);
});

test('every sentence is printed after the counts', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  printOpen('practice-1', [left, right, left]);
  const lines = log.mock.calls.flat();
  log.mockRestore();
  expect(lines[0]).toBe('\nen practice-1\n3 sentences: 2 left as it was, 1 right\n');
  expect(lines).toHaveLength(4);
});
