import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Machine, thisMachine } from '../../bench/report/machine.ts';

const results = new URL('../results/', import.meta.url);

/** The latest figures of a part, and when and where the most recent were measured. */
export interface Kept<Figure> {
  readonly date: string;
  readonly machine: Machine;
  readonly figures: readonly Figure[];
}

/** Writes `results/<id>.json`; anything not measured now keeps its figures. */
export function keep<Figure>(id: string, measured: readonly Figure[], key: (figure: Figure) => string): void {
  mkdirSync(results, { recursive: true });
  const figures = new Map(kept<Figure>(id)?.figures.map((figure) => [key(figure), figure]));
  for (const figure of measured) figures.set(key(figure), figure);
  const now: Kept<Figure> = {
    date: new Date().toISOString(),
    machine: thisMachine(),
    figures: [...figures.values()],
  };
  writeFileSync(new URL(`${id}.json`, results), `${JSON.stringify(now, null, 2)}\n`);
}

export function kept<Figure>(id: string): Kept<Figure> | undefined {
  const file = new URL(`${id}.json`, results);
  if (!existsSync(file)) return undefined;
  // Our own file, written by the code above.
  const read: Kept<Figure> = JSON.parse(readFileSync(file, 'utf8'));
  return read;
}
