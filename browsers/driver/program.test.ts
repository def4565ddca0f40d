import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

const program = join(import.meta.dirname, 'program.ts');

/** Starts a program that starts another one, and prints the id of the latter. */
const starter = `
  import { Program } from ${JSON.stringify(program)};
  const shell = new Program('sh', ['-c', 'sleep 1000 & echo "child $!"; wait'], {});
  console.log(await shell.says(/child (\\d+)/));
`;

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'leaves no program behind when it ends by %s',
  async (signal) => {
    const node = spawn(process.execPath, ['--input-type=module', '--eval', starter], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(node.stdout, 'data');
    const started = Number(String(said));
    expect(isRunning(started)).toBe(true);
    node.kill(signal);
    await once(node, 'exit');
    await vi.waitFor(() => expect(isRunning(started)).toBe(false), { timeout: 20_000, interval: 50 });
  },
);
