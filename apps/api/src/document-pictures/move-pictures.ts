import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import type { PictureContents } from './picture-contents.ts';
import type { PictureRow } from './picture-rows.ts';

export type PicturePlace = 'store' | 'database';

export interface MovedPictures {
  readonly moved: number;
  /** Pictures that the store does not have any more, or not as they were put there. */
  readonly lost: number;
  /** Objects of locked documents, which can be moved only after they have been unlocked. */
  readonly left: number;
}

type Kept = Pick<PictureRow, 'id' | 'content' | 'object'> & { readonly document_id: string };

/**
 * Moves pictures between the database and the object store, one at a time and while writing goes on; it can be
 * interrupted and repeated. The store's copy of what moves into the database is deleted by the server's next sweep.
 *
 * @param contents of the place they go to and of the store they may come from
 */
export async function movePictures(
  db: Kysely<Database>,
  contents: PictureContents,
  to: PicturePlace,
): Promise<MovedPictures> {
  let moved = 0;
  let lost = 0;
  let after: Kept | undefined;
  for (;;) {
    const row = await nextOf(db, to, after);
    if (row === undefined) break;
    const outcome = await (to === 'store' ? toStore(db, contents, row) : toDatabase(db, contents, row));
    if (outcome === 'moved') moved += 1;
    if (outcome === 'lost') lost += 1;
    after = row;
  }
  const { left } = await db
    .selectFrom('picture_objects')
    .innerJoin('documents', 'documents.id', 'picture_objects.document_id')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('encryption', '=', 1)
    .executeTakeFirstOrThrow();
  return { moved, lost, left: to === 'store' ? 0 : Number(left) };
}

const nextOf = (db: Kysely<Database>, to: PicturePlace, after: Kept | undefined) =>
  db
    .selectFrom('document_pictures')
    .select(['document_id', 'id', 'content', 'object'])
    .where('object', to === 'store' ? 'is' : 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('document_id', '>', after?.document_id ?? ''),
          eb.and([eb('document_id', '=', after?.document_id ?? ''), eb('id', '>', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('document_id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

type Outcome = 'moved' | 'lost' | 'changed';

async function toStore(
  db: Kysely<Database>,
  { keep, discard }: PictureContents,
  row: Kept,
): Promise<Outcome> {
  const { content, object } = await keep(Buffer.from(row.content, 'base64'));
  if (object === null) throw new Error('No object store is configured');
  const outcome = await db.transaction().execute(async (transaction): Promise<Outcome> => {
    // It was deleted or locked meanwhile.
    if (!(await update(transaction, row, { content, object }))) return 'changed';
    await transaction
      .insertInto('picture_objects')
      .values({ object, document_id: row.document_id })
      .execute();
    return 'moved';
  });
  if (outcome === 'changed') await discard({ content, object });
  return outcome;
}

async function toDatabase(db: Kysely<Database>, { read }: PictureContents, row: Kept): Promise<Outcome> {
  const bytes = await read(row).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  });
  if (bytes === undefined) return 'lost';
  const content = Buffer.from(bytes).toString('base64');
  return db.transaction().execute(async (transaction): Promise<Outcome> => {
    if (!(await update(transaction, row, { content, object: null }))) return 'changed';
    await transaction
      .deleteFrom('picture_objects')
      .where('document_id', '=', row.document_id)
      .where('object', '=', row.object ?? '')
      .execute();
    return 'moved';
  });
}

async function update(
  db: Kysely<Database>,
  { document_id: documentId, id, content }: Kept,
  values: Pick<PictureRow, 'content' | 'object'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('document_pictures')
    .set(values)
    .where('document_id', '=', documentId)
    .where('id', '=', id)
    .where('content', '=', content)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
