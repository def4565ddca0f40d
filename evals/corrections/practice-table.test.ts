import { expect, test } from 'vitest';
import type { CorrectionFigures } from './figures.ts';
import { practiceTable } from './practice-table.ts';
import { correctionTables } from './tables.ts';

const figures = (half: string, caught: number): CorrectionFigures => {
  const counts = { faults: 50, caught, rightFirst: 20, rightAny: 25 };
  const sentences = { ...counts, elsewhere: 3, byCategory: { article: counts } };
  return { engine: 'Octavo', language: 'en', half, sentences, clean: { words: 0, falseAlarms: 0 } };
};

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());

test('each practice set has its own row, and their kinds are added up next to the halves', () => {
  const lines = correctionTables([figures('open', 45), figures('practice-1', 30), figures('practice-2', 20)])
    .split('\n')
    .map(cells);
  expect(lines.filter(([, , set]) => set?.startsWith('practice'))).toEqual([
    ['', 'en', 'practice-1', 'Octavo', '50', '60 %', '40 %', '50 %', '3', '0', '–', ''],
    ['', 'en', 'practice-2', 'Octavo', '50', '40 %', '40 %', '50 %', '3', '0', '–', ''],
  ]);
  expect(lines.at(-1)).toEqual(['', 'article', '45 of 50', '–', '50 of 100', '']);
});

test('without a graded practice set there is no table', () => {
  expect(practiceTable([figures('open', 45)])).toBe('');
});
