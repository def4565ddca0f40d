import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { narrowDataFolder } from './narrow-data-folder.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('regression 347: a world-readable data folder is made private at start, together with its database', async () => {
  const folder = temporaryFolder('octavo-test-');
  chmodSync(folder, 0o755);
  const environment = { DATA_DIR: folder, AI_BASE_URL: 'off' };
  const first = await startServerProcess(environment);
  await first.browser().post('/auth/anonymous');
  const files = readdirSync(folder).filter((name) => name.startsWith('octavo.db'));
  expect([modeOf(folder), files.map((name) => modeOf(join(folder, name)))]).toEqual([
    '700',
    files.map(() => '600'),
  ]);
  first.kill('SIGTERM');
  const { stdout } = await first.ended;
  expect(stdout).toContain('"msg":"closed to other users of this machine"');

  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'octavo.db'), 0o644);
  const second = await startServerProcess(environment);
  expect([modeOf(folder), modeOf(join(folder, 'octavo.db'))]).toEqual(['700', '600']);
  second.kill('SIGKILL');
  await second.ended;
});

test('regression 347: a folder of another user that stays readable is reported', () => {
  const folder = join(temporaryFolder('octavo-test-'), 'data');
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, 'octavo.db'), '', { mode: 0o644 });
  writeFileSync(join(folder, 'notes.txt'), '', { mode: 0o644 });
  const refuse = () => {
    throw new Error('EPERM');
  };
  expect(narrowDataFolder(folder, refuse)).toEqual({
    closed: [],
    open: [
      { path: folder, mode: '755', isSafe: true },
      { path: join(folder, 'octavo.db'), mode: '644', isSafe: false },
    ],
  });
  chmodSync(folder, 0o777);
  expect(narrowDataFolder(folder, refuse).open[0]).toEqual({ path: folder, mode: '777', isSafe: false });
});
