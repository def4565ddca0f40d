import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { writeChosen } from '../../apps/api/src/local-model/model-folder.ts';
import {
  preparedFolder,
  type PreparedFolder,
} from '../../apps/api/src/local-model/testing/prepared-folder.ts';
import { modelCommand } from './command.ts';
import { exits } from './command-surroundings.ts';
import { isRight } from './result.ts';
import { readResults } from './results-file.ts';

// The real library with a model whose weights are random: its answers are useless.
let prepared: PreparedFolder;
beforeAll(async () => {
  prepared = await preparedFolder();
  await writeChosen(prepared.folder, { name: 'tiny', file: prepared.file, threads: 1 });
}, 5 * 60_000);
afterEach(() => vi.restoreAllMocks());
afterAll(() => rm(prepared.dataDir, { recursive: true, force: true }));

test(
  'a model with random weights runs as on the server, and almost none of its answers are right',
  async () => {
    // A busy machine needs longer than the product waits for the one prompt of several thousand tokens.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    const results = join(prepared.dataDir, 'results');
    const said: string[] = [];
    const words = [
      'de',
      'paraphrase',
      'makeLocal',
      'rewrite',
      'autocomplete',
      'writeConclusion',
      'insertTemplate',
    ];
    const { exit } = await modelCommand(
      [...words, 'modify_text', 'corrections', 'hostile', '--texts', 'own', '--results', results],
      { DATA_DIR: prepared.dataDir },
      (line) => said.push(line),
    );
    expect(said[0]).toMatch(/^tiny \(this machine\): \d+ of \d+ tasks to do\. /u);
    const { lines } = readResults(join(results, 'tiny.jsonl'));
    expect(lines.length).toBeGreaterThan(15);
    // By chance a line or two of nonsense has the form of what was asked for.
    expect(lines.filter(isRight).length).toBeLessThan(3);
    expect(exit).toBe(exits.notGoodEnough);
    // The process reports the cost of an answer; an abandoned one never ends, so it reports none.
    expect(lines.some(({ tokens }) => tokens !== undefined && tokens.prompt > 0 && tokens.answer > 0)).toBe(
      true,
    );
  },
  10 * 60_000,
);
