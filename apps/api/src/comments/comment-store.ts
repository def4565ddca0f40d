import type { CommentAnchor } from '@octavo/document-schema/comment-anchor';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tryAgain } from '../database/try-again.ts';
import { commentColumns, commentPages, type CommentRow } from './comment-row.ts';
import { countChange, lockComments, revisionOf } from './comment-tally.ts';

/** What one document and one reader may have. */
export interface CommentRoom {
  readonly ofDocument: number;
  readonly bytesOfDocument: number;
  readonly ofReader: number;
}

/** A comment that only its author may change, or anyone who may moderate the document. */
export interface Chosen {
  readonly documentId: string;
  readonly commentId: string;
  /** Only if this author wrote it. */
  readonly by?: Author | undefined;
}

/** The writer, or a reader by the id of the visit. */
export type Author = { readonly kind: 'writer' } | { readonly kind: 'reader'; readonly visitId: string };

export type Added =
  | 'added'
  /** The document takes no comments, or has no such thread. */
  | 'missing'
  | 'full'
  | 'reader-full';

export type CommentStore = ReturnType<typeof commentStore>;

export function commentStore(db: Kysely<Database>) {
  const write = <Result>(work: (transaction: Kysely<Database>) => Promise<Result>): Promise<Result> =>
    tryAgain(() => db.transaction().execute(work));

  const chosen = (transaction: Kysely<Database>, { documentId, commentId, by }: Chosen) => {
    const query = transaction
      .selectFrom('document_comments')
      .select(commentColumns)
      .where('document_id', '=', documentId)
      .where('id', '=', commentId);
    if (by === undefined) return query.executeTakeFirst();
    return (
      by.kind === 'writer' ? query.where('author', '=', 'writer') : query.where('visit_id', '=', by.visitId)
    ).executeTakeFirst();
  };

  return {
    /** Whether an account has this document, outside the trash. */
    async isOwn(accountId: string, documentId: string): Promise<boolean> {
      const row = await db
        .selectFrom('documents')
        .select('id')
        .where('id', '=', documentId)
        .where('account_id', '=', accountId)
        .where('trashed_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Read before a list: its revision may then be older than the list, never newer. */
    revision: (documentId: string): Promise<number> => revisionOf(db, documentId),

    /** Oldest first; only those of one visit, if it is given. */
    pages: (documentId: string, visitId?: string) => commentPages(db, documentId, visitId),

    add: (documentId: string, row: CommentRow, room: CommentRoom): Promise<Added> =>
      write(async (transaction) => {
        const tally = await lockComments(transaction, documentId);
        if (tally === undefined) return 'missing';
        if (tally.comments >= room.ofDocument) return 'full';
        if (tally.bytes + row.bytes > room.bytesOfDocument) return 'full';
        if (row.visit_id !== null) {
          if (!(await hasVisit(transaction, row.visit_id))) return 'missing';
          if ((await countOf(transaction, row.visit_id)) >= room.ofReader) return 'reader-full';
        }
        if (row.thread !== row.id && !(await isThread(transaction, documentId, row.thread))) return 'missing';
        await transaction
          .insertInto('document_comments')
          .values({ ...row, document_id: documentId })
          .execute();
        await countChange(transaction, documentId, {
          comments: 1,
          bytes: row.bytes,
          ...(row.author === 'reader' && { untoldSince: row.created_at }),
        });
        if (row.author === 'writer') await noteAnswer(transaction, row);
        return 'added';
      }),

    /** Returns the changed comment; undefined if there is none, or it is somebody else's. */
    edit: (which: Chosen, text: string, at: string): Promise<CommentRow | undefined> =>
      write(async (transaction) => {
        if ((await lockComments(transaction, which.documentId)) === undefined) return undefined;
        const row = await chosen(transaction, which);
        if (row === undefined) return undefined;
        const grown = Buffer.byteLength(text) - Buffer.byteLength(row.text);
        const changed = { text, edited_at: at, bytes: row.bytes + grown };
        await transaction.updateTable('document_comments').set(changed).where('id', '=', row.id).execute();
        await countChange(transaction, which.documentId, { bytes: grown });
        return { ...row, ...changed };
      }),

    /** Returns the first comment of the thread; undefined if this is none. */
    resolve: (which: Chosen, at: string | null): Promise<CommentRow | undefined> =>
      write(async (transaction) => {
        if ((await lockComments(transaction, which.documentId)) === undefined) return undefined;
        const row = await chosen(transaction, which);
        if (row === undefined || row.thread !== row.id) return undefined;
        if ((row.resolved_at === null) === (at === null)) return row;
        await transaction
          .updateTable('document_comments')
          .set({ resolved_at: at })
          .where('id', '=', row.id)
          .execute();
        await countChange(transaction, which.documentId, {});
        return { ...row, resolved_at: at };
      }),

    /** Deletes a comment; the first of a thread with its answers. Returns false if there is no such comment. */
    remove: (which: Chosen): Promise<boolean> =>
      write(async (transaction) => {
        const { documentId } = which;
        if ((await lockComments(transaction, documentId)) === undefined) return false;
        const row = await chosen(transaction, which);
        if (row === undefined) return false;
        const removed = await transaction
          .deleteFrom('document_comments')
          .where('document_id', '=', documentId)
          .where(row.thread === row.id ? 'thread' : 'id', '=', row.id)
          .returning('bytes')
          .execute();
        const bytes = removed.reduce((sum, comment) => sum + Number(comment.bytes), 0);
        await countChange(transaction, documentId, { comments: -removed.length, bytes: -bytes });
        return true;
      }),

    /** Where words have moved. Changes nothing of what was said, so the revision stays. */
    move: (
      documentId: string,
      anchors: readonly { readonly id: string; readonly anchor: CommentAnchor }[],
    ): Promise<void> =>
      write(async (transaction) => {
        if (anchors.length === 0 || (await lockComments(transaction, documentId)) === undefined) return;
        const moved = sql.join(
          anchors.map(
            ({ id, anchor: { quote, before, after, offset } }) =>
              sql`(${id}, ${quote}, ${before}, ${after}, ${String(offset)})`,
          ),
        );
        await sql`with moved (id, quote, text_before, text_after, quote_offset) as (values ${moved})
          update document_comments set
            quote = moved.quote,
            text_before = moved.text_before,
            text_after = moved.text_after,
            quote_offset = cast(moved.quote_offset as integer)
          from moved
          where document_comments.id = moved.id
            and document_comments.document_id = ${documentId}
            and document_comments.thread = document_comments.id`.execute(transaction);
      }),

    /** Renames a reader in everything that the reader has said. */
    rename: (documentId: string, visitId: string, name: string): Promise<void> =>
      write(async (transaction) => {
        if ((await lockComments(transaction, documentId)) === undefined) return;
        await transaction.updateTable('link_visits').set({ name }).where('id', '=', visitId).execute();
        const { numUpdatedRows } = await transaction
          .updateTable('document_comments')
          .set({ name })
          .where('visit_id', '=', visitId)
          .where('name', '<>', name)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await countChange(transaction, documentId, {});
      }),
  };
}

async function countOf(db: Kysely<Database>, visitId: string): Promise<number> {
  const { count } = await db
    .selectFrom('document_comments')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('visit_id', '=', visitId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The link may have been revoked since the call was let in. */
async function hasVisit(db: Kysely<Database>, visitId: string): Promise<boolean> {
  const row = await db.selectFrom('link_visits').select('id').where('id', '=', visitId).executeTakeFirst();
  return row !== undefined;
}

async function isThread(db: Kysely<Database>, documentId: string, thread: string): Promise<boolean> {
  const row = await db
    .selectFrom('document_comments')
    .select('id')
    .where('document_id', '=', documentId)
    .where('id', '=', thread)
    .whereRef('thread', '=', 'id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The readers in a thread who left an address will get a mail about the writer's answer. */
async function noteAnswer(db: Kysely<Database>, { thread, created_at: at }: CommentRow): Promise<void> {
  await db
    .updateTable('link_visits')
    .set((eb) => ({ untold_since: eb.fn.coalesce('untold_since', sql<string>`${at}`) }))
    .where('email', '<>', '')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('document_comments')
        .select('visit_id')
        .where('thread', '=', thread)
        .where('visit_id', 'is not', null)
        .$castTo<{ visit_id: string }>(),
    )
    .execute();
}
