import { sql } from 'kysely';
import { type Command, type CommandInput, UsageError } from './command.ts';

const megabyte = 1024 * 1024;

/**
 * Rewrites the whole database, so that nothing of what was deleted, replaced or locked is left in its files.
 * https://www.postgresql.org/docs/current/sql-vacuum.html https://sqlite.org/lang_vacuum.html
 */
export const rewriteDatabase = {
  name: 'database rewrite',
  arguments: '--yes',
  does: 'rewrites the database, without anything deleted, replaced or locked; nobody can save meanwhile',
  alone: true,
  async change({ connection: { db, kind }, isConfirmed }: CommandInput) {
    if (!isConfirmed) {
      throw new UsageError(
        'Nobody can save while this runs, and it takes as much free disk space as the database. Add --yes to do it.',
      );
    }
    const sizeOf = async (): Promise<number> => {
      const size =
        kind === 'postgres'
          ? sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`
          : sql<{
              bytes: number;
            }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
      const { rows } = await size.execute(db);
      return Number(rows[0]?.bytes ?? 0);
    };
    const before = await sizeOf();
    const begin = performance.now();
    if (kind === 'postgres') await sql`vacuum full`.execute(db);
    else await sql`vacuum`.execute(db);
    const after = await sizeOf();
    const inMegabytes = (bytes: number): number => Math.round((bytes / megabyte) * 10) / 10;
    const figures = {
      seconds: Math.round((performance.now() - begin) / 100) / 10,
      megabytesBefore: inMegabytes(before),
      megabytesAfter: inMegabytes(after),
    };
    return { output: [figures], command: 'database rewrite', subject: null };
  },
} satisfies Command;
