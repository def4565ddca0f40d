import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { DocumentPicturesTable } from '../database/document-pictures-table.ts';
import type { Database } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import type { PackedPicture } from '../export/index.ts';
import type { PictureContents } from './picture-contents.ts';

/** A picture without its document's id, as it is encrypted with the document and passed to the export writers. */
export type PictureRow = Omit<Selectable<DocumentPicturesTable>, 'document_id'>;

export const pictureRow = z.object({
  id: z.string(),
  added_at: z.string(),
  media_type: z.enum(['image/png', 'image/jpeg']),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  content: z.string(),
  // Missing in documents that were locked before there was an object store.
  object: z.string().nullable().default(null),
});

const columns = ['id', 'added_at', 'media_type', 'width', 'height', 'bytes', 'content', 'object'] as const;

/** All pictures stored with a document. */
export const picturesOf = (db: Kysely<Database>, documentId: string): Promise<PictureRow[]> =>
  db
    .selectFrom('document_pictures')
    .select(columns)
    .where('document_id', '=', documentId)
    .orderBy('id')
    .execute();

/**
 * The pictures that a text shows, in the form the export writers take; without those that the store has lost.
 * @throws AppError 503 `busy` if the store fails
 */
export async function picturesShown(
  db: Kysely<Database>,
  contents: PictureContents,
  documentId: string,
  text: string,
): Promise<PackedPicture[]> {
  if (!text.includes('"picture"')) return [];
  const rows = await picturesOf(db, documentId);
  const shown: PackedPicture[] = [];
  for (const row of rows.filter(({ id }) => text.includes(id))) {
    const { id, media_type: mediaType, width, height } = row;
    const base64 = await readBase64(contents, row);
    if (base64 !== undefined) shown.push({ id, mediaType, width, height, base64 });
  }
  return shown;
}

async function readBase64(contents: PictureContents, row: PictureRow): Promise<string | undefined> {
  if (row.object === null) return row.content;
  try {
    return Buffer.from(await contents.read(row)).toString('base64');
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Picture bytes of the selected documents, including those in the trash. */
export const pictureBytesOf = (db: Kysely<Database>) =>
  db
    .selectFrom('document_pictures')
    .innerJoin('documents', 'documents.id', 'document_pictures.document_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('document_pictures.bytes'), sql<number>`0`).as('sum'));

export async function keepPictures(
  db: Kysely<Database>,
  documentId: string,
  pictures: readonly PictureRow[],
): Promise<void> {
  for (const picture of pictures) {
    await db
      .insertInto('document_pictures')
      .values({ document_id: documentId, ...picture })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Copies the pictures of a document to its duplicate. */
export async function copyPictures(db: Kysely<Database>, from: string, to: string): Promise<void> {
  await db
    .insertInto('document_pictures')
    .columns(['document_id', ...columns])
    .expression((eb) =>
      eb
        .selectFrom('document_pictures')
        .select([eb.val(to).as('document_id'), ...columns])
        .where('document_id', '=', from),
    )
    .execute();
  await db
    .insertInto('picture_objects')
    .columns(['object', 'document_id'])
    .expression((eb) =>
      eb
        .selectFrom('document_pictures')
        .select([eb.ref('object').$notNull().as('object'), 'document_id'])
        .where('document_id', '=', to)
        .where('object', 'is not', null),
    )
    .execute();
}
