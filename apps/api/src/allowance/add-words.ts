import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Adds words that were used elsewhere to an account's day. */
export async function addWords(
  db: Kysely<Database>,
  { accountId, day, words }: { accountId: string; day: string; words: number },
): Promise<void> {
  await db
    .insertInto('ai_words')
    .values({ account_id: accountId, day, used: words, lease: null, lease_until: null })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day'])
        .doUpdateSet((eb) => ({ used: eb('ai_words.used', '+', words) })),
    )
    .execute();
}
