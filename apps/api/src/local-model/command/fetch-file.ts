import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from './command-error.ts';

export interface WantedFile {
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface FetchOptions {
  /** Called often, with the number of bytes received so far. */
  readonly progress: (bytes: number) => void;
  /** How many connections in a row may receive nothing before the command gives up. */
  readonly attempts?: number;
  readonly pauseMs?: number;
  /** A connection that sends nothing for this long is closed. */
  readonly stallMs?: number;
}

/**
 * Fetches a file to `path`. What has arrived is kept beside it under a name with its checksum, so that the next call
 * resumes there; only a complete file with the right checksum gets the name `path`.
 * @throws CommandError
 */
export async function fetchFile(path: string, file: WantedFile, options: FetchOptions): Promise<void> {
  const { attempts = 5, pauseMs = 2_000 } = options;
  const partial = partialOf(path, file);
  let has = await sizeOf(partial);
  for (let futile = 0; has < file.bytes;) {
    const before = has;
    const broken = await fetchRest(partial, file, options).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (broken !== undefined) await requireOtherAttempt(broken, partial);
    has = await sizeOf(partial);
    if (broken === undefined) continue;
    futile = has > before ? 0 : futile + 1;
    if (futile >= attempts) {
      throw new CommandError(
        `The connection to ${new URL(file.url).host} broke off (${messageOf(broken)}). What has arrived is kept: type the same command again to continue.`,
        { cause: broken },
      );
    }
    await pause(pauseMs);
  }
  if ((await sha256Of(partial)) !== file.sha256) {
    await rm(partial, { force: true });
    throw new CommandError(
      `What ${new URL(file.url).host} sent is not the file that was wanted: its checksum is wrong. It was removed again.`,
    );
  }
  await rename(partial, path);
}

/** @throws CommandError for a permanent failure */
async function requireOtherAttempt(error: unknown, partial: string): Promise<void> {
  if (error instanceof CommandError) throw error;
  if (codeOf(error) === 'ENOSPC') {
    await rm(partial, { force: true });
    throw new CommandError('The disk is full. What had been fetched was removed again.', { cause: error });
  }
  if (isOfDisk(error)) throw new CommandError(`${partial} cannot be written: ${messageOf(error)}.`);
}

/** Where an unfinished file is kept. */
export const partialOf = (path: string, { sha256 }: Pick<WantedFile, 'sha256'>): string =>
  `${path}.${sha256.slice(0, 12)}.part`;

async function fetchRest(partial: string, file: WantedFile, options: FetchOptions): Promise<void> {
  const has = await sizeOf(partial);
  const stalled = new AbortController();
  const { stallMs = 60_000 } = options;
  const timer = setTimeout(() => stalled.abort(new Error('nothing arrived for too long')), stallMs);
  try {
    const response = await fetch(file.url, {
      signal: stalled.signal,
      headers: has > 0 ? { range: `bytes=${has}-` } : {},
    });
    if (!response.ok || !response.body) throw refusal(response, file);
    // A server that ignores the range sends the file from its beginning.
    const from = response.status === 206 ? has : 0;
    const target = await open(partial, from > 0 ? 'a' : 'w', 0o600);
    try {
      let bytes = from;
      for await (const chunk of response.body) {
        timer.refresh();
        bytes += chunk.length;
        if (bytes > file.bytes) throw new CommandError(`${file.url} is larger than it should be.`);
        await target.appendFile(chunk);
        options.progress(bytes);
      }
      if (bytes < file.bytes) throw new Error('it ended too early');
    } finally {
      await target.close();
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Statuses that are temporary, and others. */
function refusal({ status }: Response, { url }: WantedFile): Error {
  return status >= 500 || status === 429 || status === 408
    ? new Error(`status ${status}`)
    : new CommandError(`${url} cannot be fetched: ${new URL(url).host} answers with status ${status}.`);
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0;
    throw error;
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const isOfDisk = (error: unknown): boolean =>
  ['EACCES', 'EPERM', 'EROFS', 'EDQUOT', 'EFBIG', 'EIO'].includes(codeOf(error) ?? '');

/** `fetch` says only "fetch failed"; its cause has the reason. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
