import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A call, identified by the name its caller gave it. */
export interface NamedCall {
  readonly accountId: string;
  readonly name: string;
}

export async function recordCharge(
  db: Kysely<Database>,
  { accountId, name, words, at }: NamedCall & { readonly words: number; readonly at: string },
): Promise<void> {
  await db
    .insertInto('ai_charges')
    .values({ account_id: accountId, name, words, charged_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'name'])
        .doUpdateSet((eb) => ({ words: eb('ai_charges.words', '+', words), charged_at: at })),
    )
    .execute();
}

export async function findCharge(
  db: Kysely<Database>,
  { accountId, name }: NamedCall,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('ai_charges')
    .select('words')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.words;
}

/** Moves the charges of an account that is merged into another. Names are unique, so there are no conflicts. */
export async function moveCharges(db: Kysely<Database>, from: string, to: string): Promise<void> {
  await db.updateTable('ai_charges').set({ account_id: to }).where('account_id', '=', from).execute();
}
