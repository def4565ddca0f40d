import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Moves the essays of an account that is merged into another. A name that is used there already stays behind. */
export async function moveWritings(db: Kysely<Database>, from: string, to: string): Promise<void> {
  const taken = await db.selectFrom('essay_writings').select('name').where('account_id', '=', to).execute();
  await db
    .updateTable('essay_writings')
    .set({ account_id: to })
    .where('account_id', '=', from)
    .where((eb) => eb.not(eb('name', 'in', ['', ...taken.map(({ name }) => name)])))
    .execute();
}
