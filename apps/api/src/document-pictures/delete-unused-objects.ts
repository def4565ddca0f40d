import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { objectPrefix } from './picture-contents.ts';

/** An object younger than this, in milliseconds, may belong to a picture that is just being added. */
const grace = 24 * 60 * 60 * 1000;
/** Objects looked up together. */
const batch = 200;

/** Deletes the objects that no document needs any more: all of these are unreadable already. */
export async function deleteUnusedObjects(
  db: Kysely<Database>,
  objects: ObjectStore,
  now: Date = new Date(),
): Promise<void> {
  let old: string[] = [];
  for await (const { key, modifiedAt } of objects.list(objectPrefix)) {
    if (now.getTime() - modifiedAt.getTime() < grace) continue;
    old.push(key);
    if (old.length < batch) continue;
    await deleteUnneeded(db, objects, old);
    old = [];
  }
  if (old.length > 0) await deleteUnneeded(db, objects, old);
}

async function deleteUnneeded(
  db: Kysely<Database>,
  objects: ObjectStore,
  keys: readonly string[],
): Promise<void> {
  const rows = await db.selectFrom('picture_objects').select('object').where('object', 'in', keys).execute();
  const needed = new Set(rows.map(({ object }) => object));
  for (const key of keys) {
    if (!needed.has(key)) await objects.delete(key);
  }
}
