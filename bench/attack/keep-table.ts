import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Attacked } from './bystander.ts';

const page = new URL('../../docs/security.md', import.meta.url);
const [begin, end] = ['<!-- attack -->', '<!-- /attack -->'];

interface Circumstances {
  readonly most: { readonly saves: number; readonly health: number };
  /** Of the machine in the last minute. */
  readonly load: number;
}

/** Writes the figures into docs/security.md, in the place that is marked there. */
export function keepTable(rows: readonly Attacked[], { most, load }: Circumstances): void {
  const text = readFileSync(page, 'utf8');
  const cell = (value: number, bound?: number): string =>
    `${Math.round(value)}${bound !== undefined && value > bound ? ' **over**' : ''}`;
  const table = [
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? ''}), load ${load.toFixed(1)} at the end. p99 in ms; a save may take ${most.saves}, \`/healthz\` ${most.health}.`,
    '',
    '| attack | save | `/healthz` | correction | what the attacker was answered |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ scenario, saves, health, corrections, answers }) =>
        `| ${scenario} | ${cell(saves, most.saves)} | ${cell(health, most.health)} | ${cell(corrections)} | ${answers} |`,
    ),
  ].join('\n');
  const [before, after] = [text.split(begin)[0] ?? '', text.split(end)[1] ?? ''];
  writeFileSync(page, `${before}${begin}\n${table}\n${end}${after}`);
}
