import { expect, test } from 'vitest';
import type { CorrectionFigures } from './figures.ts';
import { correctionTables } from './tables.ts';

const figures = (engine: string, half: string, caught: number, falseAlarms: number): CorrectionFigures => {
  const counts = { faults: 50, caught, rightFirst: 20, rightAny: 25 };
  const sentences = { ...counts, elsewhere: 3, byCategory: { Kasus: counts } };
  return { engine, language: 'de', half, sentences, clean: { words: 1000, falseAlarms } };
};

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());

test('the halves are shown side by side, and the goal is judged by the held-out half', () => {
  const written = correctionTables([
    figures('Octavo', 'open', 45, 0),
    figures('Octavo', 'held-out', 29, 2),
    figures('Hunspell alone', 'open', 10, 9),
  ]);
  const lines = written.split('\n').map(cells);
  expect(lines[2]).toEqual([
    '',
    'de',
    'Octavo',
    '50 / 50',
    '90 % / 58 %',
    '40 % / 40 %',
    '50 % / 50 %',
    '3 / 3',
    '1000 / 1000',
    '0.0 / 2.0',
    '≥ 60 %: MISSED, ≤ 2: kept',
    '',
  ]);
  expect(lines[3]).toEqual([
    '',
    'de',
    'Hunspell alone',
    '50 / –',
    '20 % / –',
    '40 % / –',
    '50 % / –',
    '3 / –',
    '1000 / –',
    '9.0 / –',
    '',
    '',
  ]);
  expect(lines.at(-1)).toEqual(['', 'Kasus', '45 of 50', '29 of 50', '']);
});
