import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { isPractice, practiceSetsIn } from './practice-set.ts';

test('practice sets are found by their numbers only', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'practice-sets-'));
  for (const name of ['open', 'practice-10', 'practice-2', 'practice-clean', 'held-out']) {
    writeFileSync(join(folder.path, `${name}.json`), '[]');
  }
  writeFileSync(join(folder.path, 'practice-3.txt'), '');
  expect(practiceSetsIn(pathToFileURL(`${folder.path}/`))).toEqual(['practice-2', 'practice-10']);
});

test('figures of halves are distinguished from those of practice sets', () => {
  const named = ['open', 'practice-1', 'held-out', 'practice-clean'].map((half) => ({ half }));
  expect(named.filter(isPractice)).toEqual([{ half: 'practice-1' }, { half: 'practice-clean' }]);
});
