import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { topicLine } from '../engine/tokens/listed-rules.ts';
import type { DataFile, Platform } from './platform.ts';

/** Larger than any unpacked list, so that each is returned in one piece. */
const unpackedBytes = 48 * 1024 * 1024;

const own = fileURLToPath(new URL('../../', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** The path of a list. A package may only export its entry point; other files are located from there. */
export function placeOf(file: DataFile): string {
  const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(file) ?? [];
  if (name === '@octavo/language') return join(own, path);
  const entry = resolve(name);
  const folder = join(sep, 'node_modules', name, sep);
  return join(entry.slice(0, entry.lastIndexOf(folder) + folder.length), path);
}

function readData(file: DataFile): Buffer<ArrayBuffer> {
  if (file.startsWith('@octavo/language/rules/')) return Buffer.from(listsIn(placeOf(file)));
  const content = readFileSync(placeOf(file));
  if (file.endsWith('.br')) return brotliDecompressSync(content, { chunkSize: unpackedBytes });
  return file.endsWith('.gz') ? gunzipSync(content) : content;
}

/** All lists of a folder in the order of their names, which may be set with leading numbers. */
const listsIn = (folder: string): string =>
  readdirSync(folder)
    .toSorted()
    .flatMap((name) => [
      topicLine(basename(name, '.txt').replace(/^\d+-/, '')),
      readFileSync(join(folder, name), 'utf8'),
    ])
    .join('\n');

export const platform: Platform = {
  hasLists: () => true,
  readData,
  readText: (file) => readData(file).toString('utf8'),
  digest: (text) => createHash('sha256').update(text).digest('base64url'),
  threadTime() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  pause: () => setImmediate(),
};
