import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serverFlags } from '../../apps/api/src/testing/server-process.ts';
import { evalLanguages } from '../../evals/corrections/fault.ts';
import type { Part, Row } from '../part.ts';
import { median, percentile } from '../percentile.ts';
import type { LanguageFigures } from './figures.ts';

const script = fileURLToPath(new URL('check-language.ts', import.meta.url));

export const corrections: Part = {
  title: 'Checking a text of 10,000 words',
  measure: async () => {
    const rows: Row[] = [];
    for (const language of evalLanguages) {
      const { stdout } = await promisify(execFile)(process.execPath, [...serverFlags, script, language]);
      // Printed by our own script, so it needs no validation.
      const figures: LanguageFigures = JSON.parse(stdout);
      rows.push(...rowsOf(language, figures));
    }
    return rows;
  },
};

const rowsOf = (language: string, { first, changed, longestBlock, ...figures }: LanguageFigures): Row[] => {
  const walls = changed.map(({ wall }) => wall);
  const cpus = changed.map(({ cpu }) => cpu);
  const named = (name: string): string => `${language}: ${name}`;
  return [
    { name: named('first time'), value: first.wall, unit: 'ms' },
    { name: named('first time, CPU'), value: first.cpu, unit: 'ms' },
    { name: named('one paragraph changed, p50'), value: median(walls), unit: 'ms', limit: 50 },
    { name: named('one paragraph changed, p95'), value: percentile(walls, 95), unit: 'ms' },
    { name: named('one paragraph changed, CPU p50'), value: median(cpus), unit: 'ms' },
    { name: named('words a second on one core'), value: figures.throughput, unit: '1/s' },
    { name: named('memory of the checker'), value: figures.memory, unit: 'MB' },
    { name: named('event loop blocked, CPU'), value: longestBlock.cpu, unit: 'ms', limit: 20 },
    {
      name: named('event loop blocked, undisturbed'),
      value: longestBlock.undisturbed,
      unit: 'ms',
      limit: 20,
    },
    { name: named('event loop blocked, on the clock'), value: longestBlock.wall, unit: 'ms' },
  ];
};
