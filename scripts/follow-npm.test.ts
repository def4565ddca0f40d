import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const module = join(import.meta.dirname, 'lib', 'follow-npm.mjs');
const server = `
  import { followNpm } from ${JSON.stringify(module)};
  followNpm();
  // Long enough for the server to notice that it was left.
  setTimeout(() => { console.log('lives'); process.exit(0); }, 3000);
  process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
  console.log('ready');
`;

test('a server shuts down in order when the shell between it and npm is killed', async () => {
  // Two commands, because a shell given only one replaces itself with it.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, server], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(shell.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  expect((await lines.next()).value).toBe('stopped');
});

/** Runs a script that starts the server, and ends the script; what the server says then. */
async function afterTheEndOf(script: string): Promise<string | undefined> {
  const shell = spawn('sh', ['-c', script], {
    env: { ...process.env, NODE: process.execPath, CODE: server, npm_lifecycle_event: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(shell.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  return (await lines.next()).value;
}

const run = '"$NODE" --input-type=module -e "$CODE"';

test.skipIf(process.platform !== 'linux').each([
  ['a script', `${run}; true`],
  ['a script in a script', `sh -c '${run}; true'; true`],
])('regression 471: a server shuts down in order when %s that waits for it is killed', async (_, script) => {
  expect(await afterTheEndOf(script)).toBe('stopped');
});

test.skipIf(process.platform !== 'linux').each([
  ['in the background', `${run} & wait`],
  ['by nohup', `nohup ${run} 2>/dev/null & wait`],
  ['in a session of its own', `setsid --wait ${run}; true`],
])('regression 471: a server that a script starts %s survives it', async (_, script) => {
  expect(await afterTheEndOf(script)).toBe('lives');
});
