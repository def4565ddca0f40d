import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Attacked } from './attack.ts';
import type { Waits } from './bystander.ts';

const page = new URL('../../docs/security.md', import.meta.url);
const [begin, end] = ['<!-- attack -->', '<!-- /attack -->'];

interface Circumstances {
  readonly most: { readonly saves: number; readonly health: number };
  /** The machine's load in the last minute. */
  readonly load: number;
}

/** Writes the figures into docs/security.md, at the place marked there. */
export function keepTable(rows: readonly Attacked[], { most, load }: Circumstances): void {
  const text = readFileSync(page, 'utf8');
  const cell = ({ before, during }: Attacked, what: keyof Waits, bound = Number.POSITIVE_INFINITY): string =>
    `${Math.round(before[what])} → ${Math.round(during[what])}${during[what] > bound ? ' **over**' : ''}`;
  const table = [
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? ''}), load ${load.toFixed(1)} at the end. p99 in ms before → during the attack; a save may take ${most.saves}, \`/healthz\` ${most.health}. The server's main thread: how much of the time it ran, and how much it waited for a core.`,
    '',
    '| attack | save | `/healthz` | correction | main thread | attacker’s cores | what the attacker was answered |',
    '|---|---|---|---|---|---|---|',
    ...rows.map((row) => {
      const { scenario, server, attackerCores } = row;
      const thread = server ? `${percent(server.ran)} + ${percent(server.waited)}` : '';
      return `| ${scenario} | ${cell(row, 'saves', most.saves)} | ${cell(row, 'health', most.health)} | ${cell(row, 'corrections')} | ${thread} | ${attackerCores?.toFixed(1) ?? ''} | ${told(row)} |`;
    }),
  ].join('\n');
  const [before, after] = [text.split(begin)[0] ?? '', text.split(end)[1] ?? ''];
  writeFileSync(page, `${before}${begin}\n${table}\n${end}${after}`);
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function told({ answers }: Attacked): string {
  const counts = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
  return counts.join(', ') || 'none in time';
}
