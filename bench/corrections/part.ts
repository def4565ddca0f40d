import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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
      const { stdout } = await promisify(execFile)(process.execPath, [script, language]);
      // Printed by our own script.
      const figures: LanguageFigures = JSON.parse(stdout);
      rows.push(...rowsOf(language, figures));
    }
    return rows;
  },
};

const rowsOf = (language: string, figures: LanguageFigures): Row[] => [
  { name: `${language}: first time`, value: figures.firstMs, unit: 'ms' },
  {
    name: `${language}: one paragraph changed, p50`,
    value: median(figures.changedMs),
    unit: 'ms',
    limit: 50,
  },
  { name: `${language}: one paragraph changed, p95`, value: percentile(figures.changedMs, 95), unit: 'ms' },
  { name: `${language}: words checked a second by one thread`, value: figures.throughput, unit: '1/s' },
  { name: `${language}: memory of the checker`, value: figures.memory, unit: 'MB' },
  {
    name: `${language}: longest block of the event loop`,
    value: figures.longestBlock,
    unit: 'ms',
    limit: 20,
  },
];
