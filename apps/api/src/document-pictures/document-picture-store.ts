import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tryAgain } from '../database/try-again.ts';
import type { Owned } from '../documents/document-store.ts';
import type { DrawnPicture } from './draw-picture.ts';
import type { PictureContents } from './picture-contents.ts';
import { pictureBytesOf } from './picture-rows.ts';

/** Most bytes for the pictures of one document, and for everything an account keeps. */
export interface PictureRoom {
  readonly ofDocument: number;
  readonly ofAccount: number;
}

/** Pictures added more recently than this are kept even if unused, since an undo may bring them back. */
const day = 24 * 60 * 60 * 1000;

export type PictureStore = ReturnType<typeof documentPictureStore>;

export function documentPictureStore(
  db: Kysely<Database>,
  contents: PictureContents,
  now: () => Date = () => new Date(),
) {
  return {
    /** Stores a picture; if there is no room, pictures that neither the text nor a version shows are deleted first. */
    add: async (
      owned: Owned,
      picture: DrawnPicture,
      room: PictureRoom,
    ): Promise<'added' | 'missing' | 'locked' | 'incomplete' | 'full' | 'account-full'> => {
      const known = await db
        .selectFrom('document_pictures')
        .innerJoin('documents', 'documents.id', 'document_pictures.document_id')
        .select('document_pictures.id')
        .where('documents.id', '=', owned.id)
        .where('documents.account_id', '=', owned.accountId)
        .where('documents.trashed_at', 'is', null)
        .where('document_pictures.id', '=', picture.id)
        .executeTakeFirst();
      if (known) return 'added';
      // Before the transaction, so that it never waits for a store.
      const content = await contents.keep(picture.content);
      const outcome = await tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          // Locks the row, so that the document cannot be password-locked meanwhile.
          const document = await transaction
            .updateTable('documents')
            .set((eb) => ({ version: eb.ref('version') }))
            .where('id', '=', owned.id)
            .where('account_id', '=', owned.accountId)
            .where('trashed_at', 'is', null)
            .returning(['encryption', 'incomplete', 'content'])
            .executeTakeFirst();
          if (!document) return 'missing';
          if (document.encryption === 1) return 'locked';
          if (document.incomplete === 1) return 'incomplete';
          const bytes = picture.content.byteLength;
          const others = await kept(transaction, owned.id);
          if (others.some(({ id }) => id === picture.id)) return 'known';
          if (sum(others) + bytes > room.ofDocument) {
            const before = new Date(now().getTime() - day).toISOString();
            const old = others.filter(
              ({ id, added_at: at }) => at < before && !document.content.includes(id),
            );
            const left = await forgetUnused(transaction, owned.id, old);
            if (sum(others) - left + bytes > room.ofDocument) return 'full';
          }
          if ((await bytesOf(transaction, owned.accountId)) + bytes > room.ofAccount) return 'account-full';
          await transaction
            .insertInto('document_pictures')
            .values({
              document_id: owned.id,
              id: picture.id,
              added_at: now().toISOString(),
              media_type: picture.mediaType,
              width: picture.width,
              height: picture.height,
              bytes,
              ...content,
            })
            .execute();
          if (content.object !== null) {
            await transaction
              .insertInto('picture_objects')
              .values({ object: content.object, document_id: owned.id })
              .execute();
          }
          return 'added';
        }),
      );
      if (outcome !== 'added') await contents.discard(content);
      return outcome === 'known' ? 'added' : outcome;
    },

    async find({ id, accountId }: Owned, pictureId: string) {
      const row = await db
        .selectFrom('document_pictures')
        .innerJoin('documents', 'documents.id', 'document_pictures.document_id')
        .select(['media_type', 'document_pictures.content', 'document_pictures.object'])
        .where('documents.id', '=', id)
        .where('documents.account_id', '=', accountId)
        .where('documents.trashed_at', 'is', null)
        .where('document_pictures.id', '=', pictureId)
        .executeTakeFirst();
      return row && { mediaType: row.media_type, content: await contents.read(row) };
    },
  };
}

interface Kept {
  readonly id: string;
  readonly bytes: number;
  readonly added_at: string;
  readonly object: string | null;
}

const kept = (db: Kysely<Database>, documentId: string): Promise<Kept[]> =>
  db
    .selectFrom('document_pictures')
    .select(['id', 'bytes', 'added_at', 'object'])
    .where('document_id', '=', documentId)
    .execute();

const sum = (pictures: readonly Kept[]): number =>
  pictures.reduce((total, { bytes }) => total + Number(bytes), 0);

/** Returns how many bytes were freed. */
async function forgetUnused(
  db: Kysely<Database>,
  documentId: string,
  pictures: readonly Kept[],
): Promise<number> {
  let freed = 0;
  for (const { id, bytes, object } of pictures) {
    const version = await db
      .selectFrom('document_versions')
      .select('id')
      .where('document_id', '=', documentId)
      .where('content', 'like', `%${id}%`)
      .executeTakeFirst();
    if (version) continue;
    await db
      .deleteFrom('document_pictures')
      .where('document_id', '=', documentId)
      .where('id', '=', id)
      .execute();
    if (object !== null) {
      await db
        .deleteFrom('picture_objects')
        .where('document_id', '=', documentId)
        .where('object', '=', object)
        .execute();
    }
    freed += Number(bytes);
  }
  return freed;
}

/** Bytes of an account's texts and pictures, including those in the trash. */
async function bytesOf(db: Kysely<Database>, accountId: string): Promise<number> {
  const texts = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.sum<number>('bytes').as('sum'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const pictures = await pictureBytesOf(db).where('account_id', '=', accountId).executeTakeFirst();
  return Number(texts?.sum ?? 0) + Number(pictures?.sum ?? 0);
}
