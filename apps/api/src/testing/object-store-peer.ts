import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from './temporary-folder.ts';

const bucket = 'octavo-pictures';
const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');

export interface ObjectStorePeer {
  /** The server's variables for this store. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether any file of the store contains these bytes. */
  holds(bytes: Buffer): Promise<boolean>;
  /** Kills the store, until the returned function is called. */
  interrupt(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** An object store in a process of its own, s3rver, which keeps a bucket in a folder. */
export async function openObjectStorePeer(): Promise<ObjectStorePeer> {
  const directory = temporaryFolder('octavo-objects-');
  let { store, port } = await start(directory, 0);
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      // It knows one key and refuses others; it does not compare signatures.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async holds(bytes) {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const contents = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name))));
      return contents.some((content) => content.includes(bytes));
    },
    async interrupt() {
      await kill(store);
      return async () => {
        ({ store, port } = await start(directory, port));
      };
    },
    async close() {
      await kill(store);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** @param port 0 for any that is free */
async function start(directory: string, port: number): Promise<{ store: ChildProcess; port: number }> {
  const store = spawn(
    process.execPath,
    [
      // Its tokens of the next page are encrypted by a cipher that OpenSSL has retired.
      '--openssl-legacy-provider',
      program,
      ...`--address 127.0.0.1 --port ${port} --silent --configure-bucket ${bucket}`.split(' '),
      '--directory',
      directory,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: store.stdout })) {
    const [, found] = /listening on .*:(\d+)$/u.exec(line) ?? [];
    if (found !== undefined) return { store, port: Number(found) };
  }
  throw new Error('The object store has ended');
}

async function kill(store: ChildProcess): Promise<void> {
  const ended = once(store, 'exit');
  store.kill('SIGKILL');
  await ended;
}
