import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type CommentRow, commentsOf } from './comment-row.ts';
import { countChange, lockComments } from './comment-tally.ts';

/** PostgreSQL takes 65,535 parameters, SQLite 32,766; a comment has 17. */
const atOnce = 500;

/** The comments that are encrypted with a document, and their revision, which says whether they have changed since. */
export async function readComments(
  db: Kysely<Database>,
  documentId: string,
): Promise<{ readonly comments: readonly CommentRow[]; readonly revision: number | undefined }> {
  const row = await db
    .selectFrom('comment_tallies')
    .select('revision')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return { comments: await commentsOf(db, documentId), revision: row && Number(row.revision) };
}

/**
 * Deletes the comments of a document that is being locked. Returns false if they have changed since they were read. A
 * call that changes them comes either before this one or finds the document locked (`lockComments`).
 */
export async function takeComments(
  db: Kysely<Database>,
  documentId: string,
  revision: number | undefined,
): Promise<boolean> {
  if (!(await hasRevision(db, documentId, revision))) return false;
  await db.deleteFrom('document_comments').where('document_id', '=', documentId).execute();
  return true;
}

/** Locks the comments if they still have this revision, and counts their removal. */
async function hasRevision(
  db: Kysely<Database>,
  documentId: string,
  revision: number | undefined,
): Promise<boolean> {
  const empty = { comments: 0, bytes: 0, untold_since: null } as const;
  if (revision === undefined) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('comment_tallies')
      .values({ document_id: documentId, revision: 1, ...empty })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable('comment_tallies')
    .set({ revision: sql<number>`revision + 1`, ...empty })
    .where('document_id', '=', documentId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Restores the comments of a document that was unlocked. Those of a link that was revoked meanwhile have no reader. */
export async function keepComments(
  db: Kysely<Database>,
  documentId: string,
  comments: readonly CommentRow[],
): Promise<void> {
  if (comments.length === 0) return;
  await lockComments(db, documentId);
  const visits = await db
    .selectFrom('link_visits')
    .innerJoin('reader_links', 'reader_links.id', 'link_visits.link_id')
    .select('link_visits.id')
    .where('reader_links.document_id', '=', documentId)
    .execute();
  const known = new Set(visits.map(({ id }) => id));
  for (let from = 0; from < comments.length; from += atOnce) {
    const rows = comments.slice(from, from + atOnce).map((comment) => ({
      ...comment,
      document_id: documentId,
      visit_id: comment.visit_id !== null && known.has(comment.visit_id) ? comment.visit_id : null,
    }));
    await db.insertInto('document_comments').values(rows).execute();
  }
  const bytes = comments.reduce((sum, comment) => sum + comment.bytes, 0);
  await countChange(db, documentId, { comments: comments.length, bytes });
}
