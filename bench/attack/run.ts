// npm run attack [-- words of a scenario]: one visitor against everybody; prints a table, updates docs/security.md.
import { loadavg } from 'node:os';
import { attack, type Attacked } from './attack.ts';
import { keepTable } from './keep-table.ts';
import { scenarios } from './scenarios.ts';

/** The longest acceptable delay for anybody, p99 in milliseconds. */
const most = { saves: 200, health: 50 };

const wanted = process.argv.slice(2).join(' ');
const chosen = Object.keys(scenarios).filter((name) => name.includes(wanted));
if (chosen.length === 0) {
  console.error(`There is no such scenario. Scenarios:\n${Object.keys(scenarios).join('\n')}`);
  process.exit(2);
}

const rows: Attacked[] = [];
for (const scenario of chosen) {
  const row = await attack(scenario);
  rows.push(row);
  console.log(JSON.stringify(row));
}
console.table(
  rows.map(({ scenario, before, during }) => ({
    scenario,
    'save p99': `${Math.round(before.saves)} → ${Math.round(during.saves)}`,
    'healthz p99': `${Math.round(before.health)} → ${Math.round(during.health)}`,
    'correction p99': `${Math.round(before.corrections)} → ${Math.round(during.corrections)}`,
  })),
);
if (wanted === '') keepTable(rows, { most, load: loadavg()[0] ?? Number.NaN });
if (rows.some(({ during }) => during.saves > most.saves || during.health > most.health)) process.exitCode = 1;
