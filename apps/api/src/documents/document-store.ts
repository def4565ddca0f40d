import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Database, DocumentsTable } from '../database/schema.ts';
import { type PictureContents, pictureContents } from '../document-pictures/picture-contents.ts';
import { copyPictures, pictureBytesOf, picturesShown } from '../document-pictures/picture-rows.ts';
import { copyRecord, recordEssay } from '../records/first-record.ts';
import { tryAgain } from '../database/try-again.ts';
import { quietSince, thinVersions, type VersionKind, versionRoom } from '../versions/keep-version.ts';
import type { PreparedSave } from './prepare-save.ts';
import { type Aside, keepAside } from './keep-aside.ts';
import { emptyTrash, removeForGood } from './remove-documents.ts';
import { savedByNow } from './saved-by.ts';
import { detailColumns, type DetailRow, type ListRow, type OpenedRow } from './document-record.ts';
import {
  type ListFilter,
  listOf,
  movedOf,
  recentOf,
  clearingMovedOf,
  trashCountOf,
  trashOf,
} from './list-queries.ts';

/** Every document is looked up together with its owner. */
export interface Owned {
  readonly id: string;
  readonly accountId: string;
}

export interface Written extends Owned, PreparedSave {
  readonly at: string;
  /** Most bytes the account may keep in all its documents. */
  readonly mostBytes: number;
}

/** Writes that succeed or fail together with a new document; they receive the account that owns it. */
export type Also = (transaction: Kysely<Database>, owner: string) => Promise<void>;

interface Inserting {
  /** The full text, stored separately if the row holds only a part of it. */
  readonly whole?: string | undefined;
  /** The document whose pictures are copied to this one. */
  readonly original?: string;
  /** Most documents the account may keep. */
  readonly most?: number;
  readonly also?: Also | undefined;
}

type Update = Updateable<DocumentsTable>;

export type DocumentStore = ReturnType<typeof documentStore>;

/** @param contents where the bytes of pictures are; a thread that only saves does not read them */
export function documentStore(db: Kysely<Database>, contents: PictureContents = pictureContents(undefined)) {
  const own = ({ id, accountId }: Owned) =>
    db.selectFrom('documents').where('id', '=', id).where('account_id', '=', accountId);

  async function update({ id, accountId }: Owned, values: Update): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('documents')
      .set(values)
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  return {
    /**
     * Locks the account row meanwhile: a document added while its author signs in is either moved with the others or
     * not added (`gone`), and concurrent calls cannot exceed `most`.
     *
     */
    insert: (
      row: Insertable<DocumentsTable>,
      { whole, original, most = Number.POSITIVE_INFINITY, also }: Inserting,
    ): Promise<'inserted' | 'gone' | 'full'> =>
      tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('accounts')
            .set((eb) => ({ name: eb.ref('name') }))
            .where('id', '=', row.account_id)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return 'gone';
          if (most < Number.POSITIVE_INFINITY && (await countOf(transaction, row.account_id)) >= most) {
            return 'full';
          }
          await transaction.insertInto('documents').values(row).execute();
          if (whole !== undefined) {
            await transaction
              .insertInto('withheld_texts')
              .values({ document_id: row.id, content: whole })
              .execute();
          }
          if (original !== undefined) await copyPictures(transaction, original, row.id);
          await also?.(transaction, row.account_id);
          return 'inserted';
        }),
      ),

    copyRecord: (from: string, to: string): Promise<void> => copyRecord(db, from, to),
    recordEssay: (id: string, at: string, text: string): Promise<void> => recordEssay(db, id, at, text),

    /** The account into which an anonymous one has been merged. */
    async heirOf(accountId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('merged_accounts')
        .select('to_id')
        .where('from_id', '=', accountId)
        .executeTakeFirst();
      return row?.to_id;
    },

    /** Ids of an account's documents whose full text is stored separately; locked ones are left out. */
    async withheld(accountId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('withheld_texts')
        .innerJoin('documents', 'documents.id', 'withheld_texts.document_id')
        .select('documents.id')
        .where('documents.account_id', '=', accountId)
        .where('documents.encryption', '=', 0)
        .execute();
      return rows.map(({ id }) => id);
    },

    /**
     * Replaces the partial content by the full text. If two calls race, only one finds the full text and replaces it.
     */
    complete: (id: string, previewOf: (content: string) => string): Promise<void> =>
      tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          const row = await transaction
            .deleteFrom('withheld_texts')
            .where('document_id', '=', id)
            .returning('content')
            .executeTakeFirst();
          if (!row) return;
          await transaction
            .updateTable('documents')
            .set({
              content: row.content,
              bytes: Buffer.byteLength(row.content),
              preview: previewOf(row.content),
              incomplete: 0,
              version: sql<number>`version + 1`,
            })
            .where('id', '=', id)
            .execute();
        }),
      ),

    picturesShown: (id: string, content: string) => picturesShown(db, contents, id, content),

    /** Bytes of one document's pictures. */
    async pictureBytes(id: string): Promise<number> {
      const row = await pictureBytesOf(db).where('documents.id', '=', id).executeTakeFirst();
      return Number(row?.sum ?? 0);
    },

    /** Bytes of all the account's pictures and of all its other documents, including those in the trash. */
    async bytesOfOthers(owned: Owned): Promise<number> {
      const row = await bytesOfOthers(db, owned).executeTakeFirst();
      return Number(row?.sum ?? 0);
    },

    /** Number of an account's documents, including those in the trash. */
    count: (accountId: string): Promise<number> => countOf(db, accountId),

    find: (owned: Owned): Promise<OpenedRow | undefined> =>
      own(owned)
        .select(detailColumns)
        .select((eb) =>
          eb
            .exists(
              eb
                .selectFrom('document_comments')
                .select('document_comments.id')
                .whereRef('document_comments.document_id', '=', 'documents.id'),
            )
            .as('is_commented'),
        )
        .where('trashed_at', 'is', null)
        .executeTakeFirst(),

    findEvenTrashed: (owned: Owned): Promise<DetailRow | undefined> =>
      own(owned).select(detailColumns).executeTakeFirst(),

    list: (accountId: string, filter: ListFilter): Promise<ListRow[]> =>
      listOf(db, accountId, filter).execute(),

    recent: (accountId: string, count: number): Promise<ListRow[]> =>
      recentOf(db, accountId, count).execute(),

    /** Ids of documents that moved here and are not yet reported as seen, most recently changed first. */
    async moved(accountId: string): Promise<string[]> {
      const rows = await movedOf(db, accountId).execute();
      // Sorted here: to sort them, the database would read all documents of the account.
      return rows.toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1)).map(({ id }) => id);
    },

    async clearMoved(accountId: string, ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await clearingMovedOf(db, accountId, ids).execute();
    },

    async countTrashed(accountId: string): Promise<number> {
      const { count } = await trashCountOf(db, accountId).executeTakeFirstOrThrow();
      return Number(count);
    },

    trashed: (accountId: string): Promise<ListRow[]> => trashOf(db, accountId).execute(),

    /**
     * Writes if the version is the expected one, the document is neither locked nor partial, and something differs. It
     * is a single statement, so that exactly one of two saves on the same version wins; it also makes the database keep
     * the replaced text as a version when one is due. Returns the new version.
     */
    async write(written: Written): Promise<number | undefined> {
      const row = await writing(db, written).executeTakeFirst();
      if (row === undefined) return undefined;
      const { id, at, mostBytes } = written;
      // The text is saved by now, even if this fails: the sweep will thin the versions instead.
      if (row.kept_for !== '') {
        await thinVersions(db, id, new Date(at), versionRoom(mostBytes)).catch(() => undefined);
      }
      return row.version;
    },

    /** Returns false if there is no such document. */
    async setWordGoal({ id, accountId }: Owned, words: number | null): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('documents')
        .set({ word_goal: words })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('trashed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Returns whether the document is a favourite now. */
    async toggleFavourite({ id, accountId }: Owned): Promise<boolean | undefined> {
      const row = await db
        .updateTable('documents')
        .set({ favourite: sql<0 | 1>`1 - favourite` })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('trashed_at', 'is', null)
        .returning('favourite')
        .executeTakeFirst();
      return row && row.favourite === 1;
    },

    trash: (owned: Owned, at: string): Promise<boolean> => update(owned, { trashed_at: at }),
    restore: (owned: Owned): Promise<boolean> => update(owned, { trashed_at: null }),

    remove: (owned: Owned, at: string): Promise<boolean> =>
      removeForGood(db, at, (eb) =>
        eb.and([eb('id', '=', owned.id), eb('account_id', '=', owned.accountId)]),
      ),

    emptyTrash: (accountId: string, at: string): Promise<void> => emptyTrash(db, accountId, at),

    /** The openings that had saved a document which its owner has deleted for good; undefined if it was not deleted. */
    async deletedAfter({ id, accountId }: Owned): Promise<string | undefined> {
      const row = await db
        .selectFrom('deleted_documents')
        .select('saved_by')
        .where('document_id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.saved_by;
    },

    keepAside: (written: Aside): Promise<boolean> => keepAside(db, written),
  };
}

/** A save as one statement. */
function writing(db: Kysely<Database>, written: Written) {
  const { id, accountId, title, content, bytes, preview, at, base, keep, opening, mostBytes } = written;
  const { versionedAfter, updatedAfter, atMost } = quietSince(at);
  const isDue =
    keep === undefined
      ? sql<boolean>`(versioned_at < ${versionedAfter} or updated_at < ${updatedAfter} or bytes > ${atMost(bytes)})`
      : sql<boolean>`1 = 1`;
  let query = db
    .updateTable('documents')
    .set({
      title,
      content,
      bytes,
      preview,
      updated_at: at,
      version: sql<number>`version + 1`,
      versioned_at: sql<string>`case when ${isDue} then ${at} else versioned_at end`,
      kept_for: sql<VersionKind | ''>`case when ${isDue} then ${keep ?? 'saved'} else '' end`,
      ...savedByNow(opening),
    })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('encryption', '=', 0)
    .where('incomplete', '=', 0)
    .where((eb) => eb.or([eb('title', '<>', title), eb('content', '<>', content)]));
  if (base !== undefined) query = query.where('version', '=', base);
  if (mostBytes < Number.POSITIVE_INFINITY) {
    query = query.where((eb) =>
      eb.or([eb('bytes', '>=', bytes), eb(bytesOfOthers(db, { id, accountId }), '<=', mostBytes - bytes)]),
    );
  }
  return query.returning(['version', 'kept_for']);
}

async function countOf(db: Kysely<Database>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const bytesOfOthers = (db: Kysely<Database>, { id, accountId }: Owned) => {
  const pictures = pictureBytesOf(db).where('documents.account_id', '=', accountId);
  return db
    .selectFrom('documents as others')
    .select((eb) => sql<number>`coalesce(${eb.fn.sum('others.bytes')}, 0) + ${pictures}`.as('sum'))
    .where('others.account_id', '=', accountId)
    .where('others.id', '<>', id);
};
