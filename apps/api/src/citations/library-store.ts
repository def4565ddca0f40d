import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A document of an account that may hold references. */
export interface LibraryDocument {
  readonly id: string;
  readonly version: number;
}

export type LibraryStore = ReturnType<typeof libraryStore>;

/** How many documents of an account are looked through, the last changed first. */
const mostDocuments = 300;

export function libraryStore(db: Kysely<Database>) {
  const own = (accountId: string) =>
    db
      .selectFrom('documents')
      .where('account_id', '=', accountId)
      .where('encryption', '=', 0)
      .where('trashed_at', 'is', null);
  return {
    documentsWithReferences: (accountId: string): Promise<LibraryDocument[]> =>
      own(accountId)
        .select(['id', 'version'])
        .where('content', 'like', '%"type":"references"%')
        .orderBy('updated_at', 'desc')
        .limit(mostDocuments)
        .execute(),

    async contentOf(accountId: string, id: string): Promise<string | undefined> {
      const row = await own(accountId).select('content').where('id', '=', id).executeTakeFirst();
      return row?.content;
    },
  };
}
