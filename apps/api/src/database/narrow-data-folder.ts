import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Permissions of everybody but the owner. */
const others = 0o077;
const writable = 0o022;
/** Those of SQLite's files: https://sqlite.org/tempfiles.html */
const database = /^octavo\.db(?:-wal|-shm|-journal)?$/;

/** What has become of a data folder that existed before. */
export interface Narrowed {
  /** Files and folders that others could read or change, and now cannot. */
  readonly closed: readonly string[];
  /** Those that belong to somebody else and are still open; `isSafe` if others can see no more than names. */
  readonly open: readonly { readonly path: string; readonly mode: string; readonly isSafe: boolean }[];
}

/**
 * Closes the data folder and the database in it to all other users of the machine. A folder that was made by hand, or
 * copied, is usually readable by everybody.
 */
export function narrowDataFolder(folder: string, change: typeof chmodSync = chmodSync): Narrowed {
  const closed: string[] = [];
  const open: Narrowed['open'][number][] = [];
  if (process.platform === 'win32' || !existsSync(folder)) return { closed, open };
  const files = readdirSync(folder).filter((name) => database.test(name));
  for (const path of [folder, ...files.map((name) => join(folder, name))]) {
    const { mode } = statSync(path);
    if ((mode & others) === 0) continue;
    try {
      change(path, mode & 0o700);
      closed.push(path);
    } catch {
      const isSafe = path === folder && (mode & writable) === 0;
      open.push({ path, mode: (mode & 0o777).toString(8), isSafe });
    }
  }
  return { closed, open };
}
