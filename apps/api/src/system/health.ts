import { type Kysely, sql } from 'kysely';
import type { Api } from '../api.ts';
import type { Database } from '../database/schema.ts';
import { AppError } from '../errors.ts';

export interface HealthServices {
  readonly db: Kysely<Database>;
  readonly isStopping: () => boolean;
}

/** `/healthz`: the process runs. `/readyz`: calls can be served. */
export function registerHealth(app: Api, { db, isStopping }: HealthServices): void {
  app.get('/healthz', (context) => context.json({ ok: true }));
  app.get('/readyz', async (context) => {
    if (isStopping()) throw new AppError('not_ready', 503, 'The server is stopping.');
    await sql`select 1`.execute(db).catch((error: unknown) => {
      throw new AppError('not_ready', 503, 'The server cannot reach its database.', { cause: error });
    });
    return context.json({ ok: true });
  });
}
