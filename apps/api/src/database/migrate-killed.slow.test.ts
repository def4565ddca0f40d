import { created } from '@octavo/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import { type Contents, contentsOf } from '../testing/contents-of.ts';
import { bundleMigrating, migrateAndDie, type MigratingOrder } from '../testing/killed-migration.ts';
import { propertySeed } from '../testing/property-seed.ts';
import { randomNumbers } from '../testing/random-numbers.ts';
import { writeRowsAfter } from '../testing/rows-before.ts';
import { openTestApp } from '../testing/test-app.ts';
import { type DatabaseKind, databaseKinds, type TestDatabase } from '../testing/test-databases.ts';
import type { Connection } from './connection.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';

const isAll = process.env['OCTAVO_ALL'] === '1';
/** Kills for the whole start and for each migration, per seed; without `isAll`, only one migration is tried. */
const kills = isAll ? 26 : 2;
const names = Object.keys(migrations);
const seeds = [20_261_128, propertySeed];
const amounts = isAll ? [0, 3000] : [300];
const runs = seeds.flatMap((seed) => amounts.map((documents) => ({ seed, documents })));

beforeAll(bundleMigrating);

describe.each(databaseKinds)('kill -9 while $name is migrated', (kind) => {
  test.for(runs)(
    'the next start serves, with $documents documents and seed $seed',
    { timeout: isAll ? 4 * 60 * 60_000 : 120_000 },
    async ({ seed, documents }, { annotate }) => {
      const random = randomNumbers(seed);
      const chosen = isAll ? names : [names[Math.floor(random() * names.length)]];
      const inside = { byStatement: 0, byTime: 0 };
      const killTimes = async (before: TestDatabase, migration: string | undefined): Promise<void> => {
        const { took, contents } = await undisturbed(kind, before, migration);
        for (let round = 0; round < kills; round += 1) {
          // At most the last statement before the commit, after which the records are read once more.
          const statement = 1 + Math.floor(random() * (took.statements - 2));
          const milliseconds = random() * took.milliseconds;
          const moment = round % 2 === 0 ? { statement } : { milliseconds };
          const end = await killed(await kind.copy(before), migration, moment);
          expect(end.contents, `${migration} at ${JSON.stringify(moment)}`).toEqual(contents);
          if (end.isInside) inside[round % 2 === 0 ? 'byStatement' : 'byTime'] += 1;
        }
      };

      const before = await kind.create();
      await killTimes(before, undefined);
      for (const name of names) {
        if (chosen.includes(name)) await killTimes(before, name);
        await visit(before, async (connection) => {
          await migrate(connection, upTo(name));
          if (documents > 0) await writeRowsAfter(name, connection, documents);
        });
      }
      await before.remove();
      const each = (kills / 2) * (1 + chosen.length);
      await annotate(`Kills inside: ${JSON.stringify(inside)} of ${each} each.`);
      expect(inside.byStatement).toBe(each);
    },
  );
});

interface Killed {
  /** The killed migration had begun and was not recorded. */
  readonly isInside: boolean;
  /** After the next start. */
  readonly contents: Contents;
}

async function killed(
  database: TestDatabase,
  migration: string | undefined,
  moment: MigratingOrder['moment'],
): Promise<Killed> {
  const { wasKilled, took } = await migrateAndDie({ settings: database.settings, migration, moment });
  const isRecorded =
    migration === undefined
      ? took !== undefined
      : await visit(database, (connection) => has(connection, migration));
  await visit(database, migrate);
  const app = await openTestApp({ createMigrated: async () => database });
  try {
    const contents = await contentsOf(app.connection);
    const visitor = await app.visitor();
    await answerOf(created, visitor.post('/docs/create_blank', { title: 'After' }));
    expect((await visitor.get('/readyz')).status).toBe(200);
    return { isInside: wasKilled && !isRecorded, contents };
  } finally {
    await app.close();
  }
}

/** How long an undisturbed migration takes, in milliseconds, and the state of the database after all the others. */
async function undisturbed(kind: DatabaseKind, before: TestDatabase, migration: string | undefined) {
  const database = await kind.copy(before);
  const { took } = await migrateAndDie({ settings: database.settings, migration, moment: undefined });
  if (!took) throw new Error('It was killed.');
  const contents = await visit(database, async (connection) => {
    await migrate(connection);
    return contentsOf(connection);
  });
  await database.remove();
  return { took, contents };
}

const upTo = (last: string) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));

/** Waits until the database server has ended what is left of the killed process. */
const has = (connection: Connection, migration: string): Promise<boolean> =>
  connection.exclusively(async (transaction) => {
    const tables = await transaction.introspection.getTables({ withInternalKyselyTables: true });
    if (!tables.some(({ name }) => name === 'kysely_migration')) return false;
    const { rows } = await sql`select name from kysely_migration where name = ${migration}`.execute(
      transaction,
    );
    return rows.length > 0;
  });

async function visit<Result>(
  { settings }: TestDatabase,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = openDatabase(settings, (error) => {
    throw error;
  });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
