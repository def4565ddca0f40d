import { documentContent } from '@octavo/contract';
import { documentText } from '@octavo/document-schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type OwnText = { readonly id: string; readonly version: number };

/** The documents that may be learned from: none that are locked, in the trash, or partly withheld. */
export type OwnTexts = {
  /** Most recently changed first. */
  list(accountId: string): Promise<OwnText[]>;
  read(accountId: string, id: string): Promise<string>;
};

const mostDocuments = 30;

export function ownTexts(db: Kysely<Database>): OwnTexts {
  const readable = (accountId: string) =>
    db
      .selectFrom('documents')
      .where('account_id', '=', accountId)
      .where('trashed_at', 'is', null)
      .where('encryption', '=', 0)
      .where('incomplete', '=', 0);
  return {
    list: (accountId) =>
      readable(accountId)
        .select(['id', 'version'])
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .limit(mostDocuments)
        .execute(),
    async read(accountId, id) {
      const row = await readable(accountId).select('content').where('id', '=', id).executeTakeFirst();
      return row === undefined ? '' : documentText(documentContent.parse(JSON.parse(row.content)));
    },
  };
}
