import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** One of an account's documents that may contain references. */
export interface LibraryDocument {
  readonly id: string;
  readonly version: number;
}

export type LibraryStore = ReturnType<typeof libraryStore>;

/** How many of an account's documents are searched, most recently changed first. */
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
