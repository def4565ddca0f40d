import { Migrator } from 'kysely/migration';
import type { Connection } from './connection.ts';
import { migrations } from './migrations/index.ts';

/** Brings the database up to date. Several processes may start at once: one migrates, the others wait for it. */
export const migrate = (connection: Connection): Promise<void> =>
  connection.exclusively(async () => {
    const migrator = new Migrator({
      db: connection.db,
      provider: { getMigrations: async () => ({ ...migrations }) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw new Error('The migration failed.', { cause: error });
  });
