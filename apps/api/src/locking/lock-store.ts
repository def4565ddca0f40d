import { emptyDocument } from '@octavo/document-schema';
import { type Kysely, sql } from 'kysely';
import type { CommentRow } from '../comments/comment-row.ts';
import { keepComments, readComments, takeComments } from '../comments/sealed-comments.ts';
import type { Connection } from '../database/connection.ts';
import type { Database } from '../database/schema.ts';
import { tryAgain } from '../database/try-again.ts';
import { keepPictures, type PictureRow, picturesOf } from '../document-pictures/picture-rows.ts';
import type { Owned } from '../documents/document-store.ts';

/** A document before it is locked. */
export interface Lockable {
  readonly isLocked: boolean;
  readonly version: number;
  /** JSON of what its account may read. */
  readonly content: string;
  /** JSON of the full text, if that is more. */
  readonly whole: string | undefined;
  readonly pictures: readonly PictureRow[];
  readonly comments: readonly CommentRow[];
  /** The revision of the comments; undefined if there never was one. */
  readonly commentRevision: number | undefined;
}

export interface Lock {
  readonly hint: string;
  readonly sealed: string;
  readonly version: number;
}

export interface Opened {
  readonly content: string;
  readonly preview: string;
  readonly whole?: string | undefined;
  readonly pictures: readonly PictureRow[];
  readonly comments: readonly CommentRow[];
}

export interface LockStore {
  find(owned: Owned): Promise<Lockable | undefined>;
  findLock(owned: Owned): Promise<Lock | undefined>;
  /**
   * Replaces the readable text by the encrypted one, and leaves no copy of it in the database's files. Returns false if
   * the document has changed since it was read: text that was not encrypted is not deleted.
   */
  lock(
    owned: Owned,
    found: Pick<Lockable, 'version' | 'pictures' | 'commentRevision'>,
    lock: Omit<Lock, 'version'>,
  ): Promise<boolean>;
  /** Returns false if another call has unlocked it meanwhile. */
  unlock(owned: Owned, version: number, opened: Opened): Promise<boolean>;
  /** Erases copies that could not be erased when a document was locked, because its text was being read. */
  sweep(): Promise<void>;
}

export function lockStore(connection: Connection): LockStore {
  const { db } = connection;
  let hasCopies = false;

  /** The document is locked even if this fails now; it is repeated by the sweep, and when the server starts. */
  async function removeCopies(): Promise<void> {
    hasCopies = true;
    await connection.forget([
      'documents',
      'withheld_texts',
      'document_versions',
      'document_texts',
      'document_pictures',
      'document_comments',
    ]);
    hasCopies = false;
  }

  const own = ({ id, accountId }: Owned) =>
    db
      .selectFrom('documents')
      .where('documents.id', '=', id)
      .where('account_id', '=', accountId)
      .where('trashed_at', 'is', null);

  return {
    async find(owned) {
      const row = await own(owned)
        .leftJoin('withheld_texts', 'withheld_texts.document_id', 'documents.id')
        .select(['documents.content', 'encryption', 'version', 'withheld_texts.content as whole'])
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const isLocked = row.encryption === 1;
      const { comments, revision } = isLocked ? noComments : await readComments(db, owned.id);
      return {
        isLocked,
        version: row.version,
        content: row.content,
        whole: row.whole ?? undefined,
        pictures: isLocked ? [] : await picturesOf(db, owned.id),
        comments,
        commentRevision: revision,
      };
    },
    findLock: (owned) =>
      own(owned)
        .innerJoin('document_locks', 'document_locks.document_id', 'documents.id')
        .select(['hint', 'sealed', 'version'])
        .executeTakeFirst(),
    async lock({ id, accountId }, { version, pictures, commentRevision }, { hint, sealed }) {
      const isLocked = await tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('documents')
            .set({ ...withoutText, encryption: 1, version: sql<number>`version + 1` })
            .where('id', '=', id)
            .where('account_id', '=', accountId)
            .where('trashed_at', 'is', null)
            .where('encryption', '=', 0)
            .where('version', '=', version)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return false;
          const deleted = await transaction
            .deleteFrom('document_pictures')
            .where('document_id', '=', id)
            .returning(['id', 'object'])
            .execute();
          if (!areSame(deleted, pictures)) throw new ChangedMeanwhile();
          if (!(await takeComments(transaction, id, commentRevision))) throw new ChangedMeanwhile();
          await transaction.insertInto('document_locks').values({ document_id: id, hint, sealed }).execute();
          await transaction.deleteFrom('withheld_texts').where('document_id', '=', id).execute();
          await transaction.deleteFrom('document_versions').where('document_id', '=', id).execute();
          await transaction.deleteFrom('document_texts').where('document_id', '=', id).execute();
          return true;
        }),
      ).catch((error: unknown) => {
        if (error instanceof ChangedMeanwhile) return false;
        throw error;
      });
      if (isLocked) await removeCopies().catch(() => undefined);
      return isLocked;
    },
    unlock: ({ id, accountId }, version, { content, preview, whole, pictures, comments }) =>
      tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('documents')
            .set({ content, preview, encryption: 0, version: sql<number>`version + 1` })
            .where('id', '=', id)
            .where('account_id', '=', accountId)
            .where('encryption', '=', 1)
            .where('version', '=', version)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return false;
          await transaction.deleteFrom('document_locks').where('document_id', '=', id).execute();
          if (whole !== undefined) await keepWhole(transaction, id, whole);
          await keepPictures(transaction, id, pictures);
          await keepComments(transaction, id, comments);
          return true;
        }),
      ),
    async sweep() {
      if (hasCopies) await removeCopies();
    },
  };
}

/**
 * A picture was added or moved, or a comment changed, since the document was read: nothing is written, and everything is
 * read again.
 */
class ChangedMeanwhile extends Error {}

const noComments = { comments: [], revision: undefined } as const;

const withoutText = { content: JSON.stringify(emptyDocument), preview: '' } as const;

const keepWhole = (db: Kysely<Database>, id: string, content: string) =>
  db.insertInto('withheld_texts').values({ document_id: id, content }).execute();

type Place = Pick<PictureRow, 'id' | 'object'>;

/** Whether the same pictures are in the same places. */
function areSame(some: readonly Place[], others: readonly Place[]): boolean {
  const places = new Map(others.map(({ id, object }) => [id, object]));
  return some.length === others.length && some.every(({ id, object }) => places.get(id) === object);
}
