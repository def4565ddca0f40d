import { sql } from 'kysely';
import type { Api } from '../api.ts';
import type { Connection } from '../database/connection.ts';
import { AppError } from '../errors.ts';

export interface HealthServices {
  readonly connection: Connection;
  readonly isStopping: () => boolean;
}

/** `/healthz`: the process runs. `/readyz`: calls can be served. */
export function registerHealth(app: Api, { connection, isStopping }: HealthServices): void {
  app.get('/healthz', (context) => context.json({ ok: true }));
  app.get('/readyz', async (context) => {
    if (isStopping()) throw new AppError('not_ready', 503, 'The server is stopping.');
    await sql`select 1`.execute(connection.db).catch((error: unknown) => {
      throw new AppError('not_ready', 503, 'The server cannot reach its database.', { cause: error });
    });
    return context.json({ ok: true });
  });
}
