import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const module = join(import.meta.dirname, 'lib', 'follow-npm.mjs');
const server = `
  import { followNpm } from ${JSON.stringify(module)};
  followNpm();
  setInterval(() => {}, 1000);
  process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
  console.log('ready');
`;

test('a server ends in order when the shell between it and npm has been ended', async () => {
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
