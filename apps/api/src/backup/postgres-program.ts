import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ConfigError } from '../config-error.ts';

/** Runs a program of PostgreSQL's client. @throws ConfigError if it is not installed, or with what it said */
export async function postgresProgram(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  words: readonly string[],
): Promise<void> {
  // Everybody on the machine can read the words with which a program was started.
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(name, [`--dbname=${url.href}`, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(child, 'close').catch(() => {
    throw new ConfigError(
      `${name} is not installed. It comes with PostgreSQL's client (Debian: postgresql-client) and must not be older than the server.`,
    );
  });
  if (code !== 0) throw new ConfigError(`${name} has failed: ${said.trim()}`);
}
