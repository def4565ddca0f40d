import { deleteObject, type PictureStorage } from './picture-contents.ts';

/** An object younger than this, in milliseconds, may belong to a picture that is just being added. */
const grace = 24 * 60 * 60 * 1000;
/** Most objects that one sweep deletes; the next one goes on. */
const most = 1000;

/**
 * Deletes the objects that no document needs any more: all of these are unreadable already. Only what this database has
 * put into the store is looked at, so that nothing of another installation or program is touched.
 */
export async function deleteUnusedObjects(storage: PictureStorage, now: Date = new Date()): Promise<void> {
  const unused = await storage.db
    .selectFrom('stored_objects')
    .select('object')
    .where('stored_at', '<', new Date(now.getTime() - grace).toISOString())
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('picture_objects')
            .select('picture_objects.object')
            .whereRef('picture_objects.object', '=', 'stored_objects.object'),
        ),
      ),
    )
    .limit(most)
    .execute();
  for (const { object } of unused) await deleteObject(storage, object);
}
