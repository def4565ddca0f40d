import { AwsClient } from 'aws4fetch';
import { type ObjectStore, ObjectStoreError } from './object-store.ts';
import type { ObjectStoreSettings } from './object-store-settings.ts';

/** How long one request may take, in milliseconds. */
const timeout = 15_000;
/** Repetitions after a refusal of the store's own (5xx, 429); the first comes after 50 ms. */
const retries = 2;

/** A bucket of Amazon S3 or of anything that speaks its protocol, addressed by path. */
export function s3Store(settings: ObjectStoreSettings): ObjectStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries,
    initRetryMs: 50,
  });
  const address = `${endpoint}/${bucket}`;

  async function send(url: string, method: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    let answer: Response;
    try {
      const signal = AbortSignal.timeout(timeout);
      answer = await client.fetch(url, { method, signal, ...(body && { body }) });
    } catch (cause) {
      throw new ObjectStoreError('The object store cannot be reached', { cause });
    }
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new ObjectStoreError(`The object store answered ${method} with ${answer.status}`);
  }

  /** A missing object is an answer; a missing bucket is not. */
  async function isMissing(answer: Response): Promise<boolean> {
    if (answer.ok) return false;
    if ((await answer.text()).includes('NoSuchBucket')) {
      throw new ObjectStoreError(`The object store has no bucket ${bucket}`);
    }
    return true;
  }

  return {
    async put(key, bytes) {
      const answer = await send(`${address}/${key}`, 'PUT', new Uint8Array(bytes));
      if (await isMissing(answer)) throw new ObjectStoreError('The object store kept nothing');
      await answer.body?.cancel();
    },
    async get(key) {
      const answer = await send(`${address}/${key}`, 'GET');
      return (await isMissing(answer)) ? undefined : new Uint8Array(await answer.arrayBuffer());
    },
    async delete(key) {
      const answer = await send(`${address}/${key}`, 'DELETE');
      if (!(await isMissing(answer))) await answer.body?.cancel();
    },
  };
}
