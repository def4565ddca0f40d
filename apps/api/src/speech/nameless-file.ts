import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Lends a file that has lost its name before anything is written into it: whatever happens, nothing is left behind.
 * A program that wants a file can open it as its `/dev/stdin`, which it cannot do with Node's pipes.
 */
export async function withNamelessFile<Result>(
  content: Uint8Array,
  work: (descriptor: number) => Promise<Result>,
): Promise<Result> {
  const path = join(tmpdir(), `octavo-${crypto.randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    await file.write(content, 0, content.length, 0);
    return await work(file.fd);
  } finally {
    await file.close();
  }
}
