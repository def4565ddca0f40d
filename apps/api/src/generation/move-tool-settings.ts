import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Gives an account the tool settings of another one, unless it has its own. The other account's settings are left for
 * its deletion.
 */
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
