import type { Kysely, Selectable } from 'kysely';
import type { Database, MailsTable } from '../database/schema.ts';

export type WaitingMail = Readonly<Selectable<MailsTable>>;

/** Mails waiting to be sent, in the database, so that they survive the process. */
export interface MailStore {
  add(mail: WaitingMail): Promise<void>;
  /** Whether a mail of this kind is already waiting for this mailbox. */
  isWaiting(kind: WaitingMail['kind'], recipient: string): Promise<boolean>;
  /**
   * Claims the mail that has waited longest, until `leaseUntil`. It is a single statement, so that no two processes
   * send the same mail; if a process dies, another one can claim its mail after that time.
   */
  take(at: string, leaseUntil: string): Promise<WaitingMail | undefined>;
  retryAt(id: string, at: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export function mailStore(db: Kysely<Database>): MailStore {
  return {
    async add(mail) {
      await db.insertInto('mails').values(mail).execute();
    },
    async isWaiting(kind, recipient) {
      const row = await db
        .selectFrom('mails')
        .select('id')
        .where('kind', '=', kind)
        .where('recipient', '=', recipient)
        .executeTakeFirst();
      return row !== undefined;
    },
    take: (at, leaseUntil) =>
      db
        .updateTable('mails')
        .set((eb) => ({ next_try_at: leaseUntil, tries: eb('tries', '+', 1) }))
        .where('id', '=', (eb) =>
          eb
            .selectFrom('mails')
            .select('id')
            .where('next_try_at', '<=', at)
            .orderBy('next_try_at')
            .orderBy('id')
            .limit(1),
        )
        // Checked again on the row itself: another process may have claimed it since it was found.
        .where('next_try_at', '<=', at)
        .returningAll()
        .executeTakeFirst(),
    async retryAt(id, at) {
      await db.updateTable('mails').set({ next_try_at: at }).where('id', '=', id).execute();
    },
    async remove(id) {
      await db.deleteFrom('mails').where('id', '=', id).execute();
    },
  };
}
