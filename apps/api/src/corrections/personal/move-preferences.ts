import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Copies another account's preferences to an account: its dictionary and its ignored rules. The other's own are left
 * for its deletion.
 */
export async function movePreferences(db: Kysely<Database>, from: string, to: string): Promise<void> {
  await db
    .insertInto('personal_words')
    .columns(['account_id', 'word'])
    .expression((eb) =>
      eb
        .selectFrom('personal_words')
        .select((select) => [select.val(to).as('account_id'), 'word'])
        .where('account_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('ignored_rules')
    .columns(['account_id', 'rule'])
    .expression((eb) =>
      eb
        .selectFrom('ignored_rules')
        .select((select) => [select.val(to).as('account_id'), 'rule'])
        .where('account_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
