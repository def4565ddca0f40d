import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const [, example = '', printed = ''] = /```ts\n(.*?)```.*?```\n(.*?)```/su.exec(readme) ?? [];

// It loads both engines in its own process.
test('the example runs on its own and prints what the page shows', { timeout: 240_000 }, () => {
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(12);
  const said = execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', example], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(said).toBe(printed);
});
