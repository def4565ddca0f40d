import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Provides a file that is unlinked before anything is written into it, so that nothing is ever left behind. A program
 * that needs a file can open it as its `/dev/stdin`, which does not work with Node's pipes.
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
