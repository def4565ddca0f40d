import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface Change {
  readonly comments?: number;
  readonly bytes?: number;
  /** Set if no mail has announced what a reader said then. */
  readonly untoldSince?: string;
}

export interface Tally {
  readonly comments: number;
  readonly bytes: number;
}

/**
 * Locks the comments of a document until the end of the transaction: changes to them come one after another, and none
 * comes while the document is locked with a password. Undefined if the document takes no comments: it is in the trash,
 * locked, incomplete or gone.
 */
export async function lockComments(db: Kysely<Database>, documentId: string): Promise<Tally | undefined> {
  const tally = await db
    .insertInto('comment_tallies')
    .columns(['document_id', 'revision', 'comments', 'bytes'])
    .expression((eb) =>
      eb
        .selectFrom('documents')
        .select([
          'documents.id',
          sql<number>`0`.as('revision'),
          sql<number>`0`.as('comments'),
          sql<number>`0`.as('bytes'),
        ])
        .where('documents.id', '=', documentId),
    )
    .onConflict((conflict) =>
      conflict.column('document_id').doUpdateSet((eb) => ({ revision: eb.ref('comment_tallies.revision') })),
    )
    .returning(['comments', 'bytes'])
    .executeTakeFirst();
  if (tally === undefined) return undefined;
  // After the lock: the document may have been locked with a password while this call waited.
  const open = await db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .where('trashed_at', 'is', null)
    .where('encryption', '=', 0)
    .where('incomplete', '=', 0)
    .executeTakeFirst();
  return open && { comments: Number(tally.comments), bytes: Number(tally.bytes) };
}

/**
 * Makes the removal of documents wait for changes to their comments, and the other way round. Without it, each would hold
 * rows that the other waits for: a removal takes the document first and its tally last.
 */
export async function lockForRemoval(
  db: Kysely<Database>,
  documents: SelectQueryBuilder<Database, 'documents', { id: string }>,
): Promise<void> {
  await db
    .updateTable('comment_tallies')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('document_id', 'in', documents)
    .execute();
}

/** Counts a change of locked comments. */
export async function countChange(
  db: Kysely<Database>,
  documentId: string,
  { comments = 0, bytes = 0, untoldSince }: Change,
): Promise<void> {
  await db
    .updateTable('comment_tallies')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      comments: eb('comments', '+', comments),
      bytes: eb('bytes', '+', bytes),
      ...(untoldSince !== undefined && {
        untold_since: eb.fn.coalesce('untold_since', sql<string>`${untoldSince}`),
      }),
    }))
    .where('document_id', '=', documentId)
    .execute();
}

/** 0 before the first comment. */
export async function revisionOf(db: Kysely<Database>, documentId: string): Promise<number> {
  const row = await db
    .selectFrom('comment_tallies')
    .select('revision')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return Number(row?.revision ?? 0);
}
