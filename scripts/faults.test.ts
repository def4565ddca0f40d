import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultRows, faults } from './lib/faults.mjs';
import { root } from './lib/install.mjs';

test.each(faults)('the tests of "$name" exist', ({ files, tests = /./ }) => {
  for (const file of files) {
    expect(existsSync(join(root, file))).toBe(true);
    expect(readFileSync(join(root, file), 'utf8')).toMatch(tests);
  }
});

test('a fault fails with one of its tests, and if none of them has run', () => {
  const result = (file: string, ...tests: [string, string][]) => ({
    name: join(root, file),
    assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
  });
  const rows = faultRows([
    result('apps/api/src/clock.slow.test.ts', ['a', 'skipped']),
    result('apps/api/src/durability.slow.test.ts', ['a', 'passed'], ['b', 'failed']),
    result(
      'apps/api/src/export/exporter.test.ts',
      ['too much memory', 'passed'],
      ['something else', 'failed'],
    ),
  ]);
  const outcomes = Object.fromEntries(rows.map(({ name, outcome }) => [name, outcome]));
  expect(outcomes).toMatchObject({
    'clock jumps': 'not tried',
    'kill -9 while saves arrive': 'failed',
    'out of memory, a thread': 'passed',
    'database gone': 'failed',
  });
});
