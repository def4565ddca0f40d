import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { AppError, notFound } from '../errors.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';

/** Where the bytes of a picture are, as its row in the database says. */
export interface KeptContent {
  /** Key in the object store; null if the row itself holds the picture. */
  readonly object: string | null;
  /** Base64 of the picture, or of the key that decrypts the object. */
  readonly content: string;
}

/** Keeps the bytes of pictures, in the database or in an object store (decision 0130). */
export interface PictureContents {
  /** @throws AppError 503 `busy` if the object store fails */
  readonly keep: (bytes: Uint8Array) => Promise<KeptContent>;
  /**
   * @throws AppError 503 `busy` if the object store fails, 404 `not_found` if it has lost or changed the object
   */
  readonly read: (kept: KeptContent) => Promise<Uint8Array<ArrayBuffer>>;
  /** Deletes what was kept and is not needed after all. If that fails now, the sweep does it. */
  readonly discard: (kept: KeptContent) => Promise<void>;
}

/** An object store, and the database that remembers what was put there. */
export interface PictureStorage {
  readonly objects: ObjectStore;
  readonly db: Kysely<Database>;
}

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * With a store, each picture is encrypted under a key of its own that stays in its row: the store never holds anything
 * readable, and deleting or locking the row makes the object unreadable at once.
 */
export function pictureContents(storage: PictureStorage | undefined): PictureContents {
  return {
    async keep(bytes) {
      if (storage === undefined) return { object: null, content: Buffer.from(bytes).toString('base64') };
      const key = randomBytes(keyBytes);
      const object = `pictures/${randomUUID()}`;
      await remember(storage.db, object);
      await storage.objects.put(object, encrypt(bytes, key)).catch(refuse);
      return { object, content: key.toString('base64') };
    },
    async read({ object, content }) {
      const kept = Buffer.from(content, 'base64');
      if (object === null) return new Uint8Array(kept);
      if (storage === undefined) return refuse(new ObjectStoreError('No object store is configured'));
      const sealed = await storage.objects.get(object).catch(refuse);
      if (sealed === undefined) throw notFound('picture');
      try {
        return decrypt(sealed, kept);
      } catch {
        throw notFound('picture');
      }
    },
    async discard({ object }) {
      if (object === null || storage === undefined) return;
      await deleteObject(storage, object).catch(() => undefined);
    },
  };
}

/** Before the object is stored, so that none is ever forgotten. */
async function remember(db: Kysely<Database>, object: string): Promise<void> {
  await db.insertInto('stored_objects').values({ object, stored_at: new Date().toISOString() }).execute();
}

export async function deleteObject({ objects, db }: PictureStorage, object: string): Promise<void> {
  await objects.delete(object);
  await db.deleteFrom('stored_objects').where('object', '=', object).execute();
}

function encrypt(bytes: Uint8Array, key: Buffer): Uint8Array {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce);
  const sealed = [encryption.update(bytes), encryption.final()];
  return Buffer.concat([nonce, encryption.getAuthTag(), ...sealed]);
}

function decrypt(sealed: Uint8Array, key: Buffer): Uint8Array<ArrayBuffer> {
  const decryption = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes));
  decryption.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const body = sealed.subarray(nonceBytes + tagBytes);
  return new Uint8Array(Buffer.concat([decryption.update(body), decryption.final()]));
}

function refuse(cause: unknown): never {
  throw new AppError('busy', 503, 'Pictures cannot be reached right now. Please try again in a moment.', {
    cause,
    headers: { 'retry-after': '5' },
  });
}
