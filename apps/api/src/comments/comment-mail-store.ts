import type { Language } from '@octavo/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export type CommentMailStore = ReturnType<typeof commentMailStore>;

/** Whether and how new comments are announced to a writer. */
export function commentMailStore(db: Kysely<Database>) {
  return {
    /** Mails are sent unless they were switched off. */
    async isWanted(accountId: string): Promise<boolean> {
      const row = await db
        .selectFrom('comment_mails')
        .select('wanted')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.wanted !== 0;
    },

    async setWanted(accountId: string, wanted: boolean): Promise<void> {
      const values = { wanted: wanted ? 1 : 0 } as const;
      await db
        .insertInto('comment_mails')
        .values({ account_id: accountId, ...values })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
        .execute();
    },

    /** The language in which a writer uses the app, and where: a mail is written when nobody is there to ask. */
    async remember(accountId: string, language: Language, origin: string | undefined): Promise<void> {
      const values = { language, ...(origin !== undefined && { origin }) };
      await db
        .insertInto('comment_mails')
        .values({ account_id: accountId, ...values })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
        .execute();
    },
  };
}

/** Moves the settings of an account that is merged into another, unless that one has its own. */
export async function moveCommentMail(db: Kysely<Database>, from: string, to: string): Promise<void> {
  const own = await db
    .selectFrom('comment_mails')
    .select(['language', 'origin'])
    .where('account_id', '=', from)
    .executeTakeFirst();
  if (own === undefined) return;
  await db
    .insertInto('comment_mails')
    .values({ account_id: to, ...own })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
