import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { addWords } from './add-words.ts';
import { moveCharges } from './charge-records.ts';

/**
 * Moves the words used by an anonymous visitor into the account, in the transaction that merges the two; the record
 * made here lets a call that is still running find the account. The rows are deleted first, which waits for a charge in
 * progress.
 */
export async function moveWords(db: Kysely<Database>, from: string, to: string, at: Date): Promise<void> {
  const days = await db
    .deleteFrom('ai_words')
    .where('account_id', '=', from)
    .returning(['day', 'used'])
    .execute();
  for (const { day, used } of days) {
    if (used > 0) await addWords(db, { accountId: to, day, words: used });
  }
  await moveCharges(db, from, to);
  await db
    .insertInto('merged_accounts')
    .values({ from_id: from, to_id: to, merged_at: at.toISOString() })
    .execute();
}
