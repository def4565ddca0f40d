import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Gives an account the tools panel of another one, unless it has its own. The other's is left to be deleted. */
export async function moveToolSettings(db: Kysely<Database>, from: string, to: string): Promise<void> {
  const own = await db
    .selectFrom('tool_settings')
    .selectAll()
    .where('account_id', '=', from)
    .executeTakeFirst();
  if (own === undefined) return;
  await db
    .insertInto('tool_settings')
    .values({ ...own, account_id: to })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
