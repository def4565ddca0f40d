import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface Cluster {
  readonly url: string;
  stop(): Promise<void>;
}

const versions = '/usr/lib/postgresql';
const user = 'octavo';
/** None of it has to survive a power cut, so nothing needs to be written twice. */
const hasty = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'];

/**
 * A PostgreSQL server of our own in a temporary folder; undefined if Debian's binaries are not installed. Unless
 * `durable`, it does not wait for the disk.
 */
export async function startCluster({ durable = false } = {}): Promise<Cluster | undefined> {
  const binaries = newestBinaries();
  if (binaries === undefined) return undefined;
  const identity = unprivileged();
  const prefix = 'octavo-postgres-';
  const folder = durable ? mkdtempSync(join(tmpdir(), prefix)) : temporaryFolder(prefix);
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const port = await freePort();
  const options = { ...identity, cwd: folder };

  execFileSync(
    join(binaries, 'initdb'),
    ['-D', folder, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, stdio: 'ignore' },
  );
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...(durable ? [] : hasty),
    'max_connections=200',
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await readiness(server);
  return {
    url: `postgres://${user}@127.0.0.1:${port}/postgres`,
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newestBinaries(): string | undefined {
  try {
    const [newest] = readdirSync(versions).toSorted((a, b) => Number(b) - Number(a));
    return newest === undefined ? undefined : join(versions, newest, 'bin');
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function readiness(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error('PostgreSQL was started without its log.');
  const said: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    said.push(line);
    if (line.includes('ready to accept connections')) {
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
}
