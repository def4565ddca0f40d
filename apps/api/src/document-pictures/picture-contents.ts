import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '../errors.ts';
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
  /** @throws AppError 503 `busy` if the object store fails, or has lost or changed the object */
  readonly read: (kept: KeptContent) => Promise<Uint8Array<ArrayBuffer>>;
}

/** All objects of pictures begin with this. */
export const objectPrefix = 'pictures/';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * With a store, each picture is encrypted under a key of its own that stays in its row: the store never holds anything
 * readable, and deleting or locking the row makes the object unreadable at once.
 */
export function pictureContents(objects: ObjectStore | undefined): PictureContents {
  return {
    async keep(bytes) {
      if (objects === undefined) return { object: null, content: Buffer.from(bytes).toString('base64') };
      const key = randomBytes(keyBytes);
      const object = objectPrefix + randomUUID();
      await objects.put(object, encrypt(bytes, key)).catch(refuse);
      return { object, content: key.toString('base64') };
    },
    async read({ object, content }) {
      const kept = Buffer.from(content, 'base64');
      if (object === null) return new Uint8Array(kept);
      if (objects === undefined) return refuse(new ObjectStoreError('No object store is configured'));
      const sealed = await objects.get(object).catch(refuse);
      if (sealed === undefined) return refuse(new ObjectStoreError(`The object store has lost ${object}`));
      try {
        return decrypt(sealed, kept);
      } catch (cause) {
        return refuse(new ObjectStoreError(`${object} was changed in the object store`, { cause }));
      }
    },
  };
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
