import type { ReaderLink } from '@octavo/contract';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { lockComments } from '../comments/comment-tally.ts';
import type { ReaderLinksTable } from '../database/comment-tables.ts';
import type { Database } from '../database/schema.ts';
import { tryAgain } from '../database/try-again.ts';

type LinkRow = Selectable<ReaderLinksTable>;

/** A link, looked up together with the owner of its document. */
export interface OwnedLink {
  readonly accountId: string;
  readonly documentId: string;
  readonly linkId: string;
}

export interface LinkChange {
  readonly name?: string | undefined;
  readonly kind?: LinkRow['kind'] | undefined;
  /** A hash; null takes the password off. */
  readonly password?: string | null | undefined;
  readonly expiresAt?: string | null | undefined;
}

const columns = ['id', 'name', 'kind', 'token', 'password', 'expires_at', 'created_at'] as const;

export type ReaderLinkStore = ReturnType<typeof readerLinkStore>;

/** The links of documents, as their writers see them. */
export function readerLinkStore(db: Kysely<Database>) {
  const ownDocument = (accountId: string, documentId: string) =>
    db
      .selectFrom('documents')
      .select(['encryption', 'incomplete'])
      .where('id', '=', documentId)
      .where('account_id', '=', accountId)
      .where('trashed_at', 'is', null)
      .executeTakeFirst();

  async function readersOf(linkIds: readonly string[]): Promise<Map<string, ReaderLink['readers']>> {
    if (linkIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('link_visits')
      .select(['link_id', 'name', 'first_at', 'last_at'])
      .select((eb) =>
        eb
          .selectFrom('document_comments')
          .select(eb.fn.countAll().as('count'))
          .whereRef('document_comments.visit_id', '=', 'link_visits.id')
          .as('comments'),
      )
      .where('link_id', 'in', linkIds)
      .orderBy('last_at', 'desc')
      .orderBy('id')
      .execute();
    const readers = new Map<string, ReaderLink['readers']>();
    for (const row of rows) {
      const reader = {
        name: row.name,
        firstAt: row.first_at,
        lastAt: row.last_at,
        comments: Number(row.comments),
      };
      const others = readers.get(row.link_id);
      if (others) others.push(reader);
      else readers.set(row.link_id, [reader]);
    }
    return readers;
  }

  return {
    ownDocument,

    /** Newest first. */
    async list(documentId: string, linkId?: string): Promise<ReaderLink[]> {
      let query = db.selectFrom('reader_links').select(columns).where('document_id', '=', documentId);
      if (linkId !== undefined) query = query.where('id', '=', linkId);
      const rows = await query.orderBy('created_at', 'desc').orderBy('id').execute();
      const readers = await readersOf(rows.map(({ id }) => id));
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        kind: row.kind,
        token: row.token,
        hasPassword: row.password !== null,
        expiresAt: row.expires_at,
        createdAt: row.created_at,
        readers: readers.get(row.id) ?? [],
      }));
    },

    add: (row: Insertable<ReaderLinksTable>, most: number): Promise<'added' | 'missing' | 'full'> =>
      tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          // Calls that add links at once wait for each other.
          if ((await lockComments(transaction, row.document_id)) === undefined) return 'missing';
          const { count } = await transaction
            .selectFrom('reader_links')
            .select((eb) => eb.fn.countAll().as('count'))
            .where('document_id', '=', row.document_id)
            .executeTakeFirstOrThrow();
          if (Number(count) >= most) return 'full';
          await transaction.insertInto('reader_links').values(row).execute();
          return 'added';
        }),
      ),

    /** Returns false if there is no such link. */
    async change(
      { documentId, linkId }: OwnedLink,
      { name, kind, password, expiresAt }: LinkChange,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('reader_links')
        .set((eb) => ({
          id: eb.ref('id'),
          ...(name !== undefined && { name }),
          ...(kind !== undefined && { kind }),
          ...(password !== undefined && { password }),
          ...(typeof password === 'string' && { password_round: eb('password_round', '+', 1) }),
          ...(expiresAt !== undefined && { expires_at: expiresAt }),
        }))
        .where('id', '=', linkId)
        .where('document_id', '=', documentId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Deletes the link and who opened it; what readers said stays. */
    revoke: ({ documentId, linkId }: OwnedLink): Promise<boolean> =>
      tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          await lockComments(transaction, documentId);
          const { numDeletedRows } = await transaction
            .deleteFrom('reader_links')
            .where('id', '=', linkId)
            .where('document_id', '=', documentId)
            .executeTakeFirst();
          return numDeletedRows === 1n;
        }),
      ),
  };
}
