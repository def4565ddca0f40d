import { expect, test } from 'vitest';
import { type GleuFigure, gleuTable } from './figures.ts';

const figure = (engine: string, half: GleuFigure['half'], gleu: number): GleuFigure => ({
  engine,
  half,
  sentences: 31,
  gleu,
});

const cells = (table: string): string[][] =>
  table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('the halves are shown side by side', () => {
  const figures = [
    figure('Octavo', 'open', 34.66),
    figure('Octavo', 'held-out', 26),
    figure('Peer', 'open', 9),
  ];
  const [head, , ...rows] = cells(gleuTable(figures));
  expect(head).toEqual(['engine', 'GLEU, open (31 sentences)', 'held out (31 sentences)']);
  expect(rows).toEqual([
    ['Octavo', '34.7', '26.0'],
    ['Peer', '9.0', '–'],
  ]);
});

test('practice sets follow the open half', () => {
  const [head, , ...rows] = cells(
    gleuTable([figure('Octavo', 'open', 30), figure('Octavo', 'practice-1', 20)]),
  );
  expect(head).toEqual([
    'engine',
    'GLEU, open (31 sentences)',
    'held out (– sentences)',
    'practice-1 (31 sentences)',
  ]);
  expect(rows).toEqual([['Octavo', '30.0', '–', '20.0']]);
});

test('a practice set that is graded alone has its own table', () => {
  const [head, , ...rows] = cells(gleuTable([figure('Octavo', 'practice-1', 20)]));
  expect(head).toEqual(['engine', 'GLEU, practice-1 (31 sentences)']);
  expect(rows).toEqual([['Octavo', '20.0']]);
});
