// npm run load [-- --writers 500 --seconds 300 --database sqlite|postgres|<address> --knee]: writers on one server. Prints
// a table; with --knee finds how many writers it bears. Exit code 1 if a limit was missed.
import { parseArgs } from 'node:util';
import { startCluster } from '../../apps/api/src/testing/postgres-cluster.ts';
import type { Environment } from '../../apps/api/src/testing/server-process.ts';
import { thisMachine } from '../report/machine.ts';
import { isKept, table } from '../report/table.ts';
import { findKnee } from './find-knee.ts';
import { load } from './load.ts';

const { values } = parseArgs({
  options: {
    writers: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '300' },
    database: { type: 'string', default: 'sqlite' },
    knee: { type: 'boolean', default: false },
  },
});
const writers = wholeNumber('--writers', values.writers);
const seconds = wholeNumber('--seconds', values.seconds);

function wholeNumber(name: string, value: string): number {
  if (/^[1-9]\d{0,5}$/.test(value)) return Number(value);
  throw new Error(`${name} takes a whole number from 1.`);
}

async function measure(environment: Environment): Promise<boolean> {
  async function holds(count: number): Promise<boolean> {
    const rows = await load({ writers: count, seconds, environment });
    console.log(`\n${table(rows)}`);
    return rows.every(isKept);
  }
  if (!values.knee) return holds(writers);
  const knee = await findKnee(writers, holds);
  console.log(`\nEverything holds with ${knee} writers, of ${writers} that were tried at most.`);
  return knee === writers;
}

const { cores, load: average } = thisMachine();
console.log(
  `${writers} writers, ${seconds} s, ${values.database}, on ${cores} cores, load average ${average?.toFixed(1)}.`,
);
const cluster = values.database === 'postgres' ? await startCluster({ durable: true }) : undefined;
if (values.database === 'postgres' && !cluster) throw new Error('PostgreSQL is not installed here.');
const url = cluster?.url ?? (values.database.includes('://') ? values.database : undefined);
try {
  process.exitCode = (await measure(url === undefined ? {} : { DATABASE_URL: url })) ? 0 : 1;
} finally {
  await cluster?.stop();
}
