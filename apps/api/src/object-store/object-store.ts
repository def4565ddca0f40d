/** Keeps bytes under keys: a bucket outside the database. Every call throws `ObjectStoreError` if the store fails. */
export interface ObjectStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined if there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** An object that does not exist counts as deleted. */
  delete(key: string): Promise<void>;
}

export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
}
