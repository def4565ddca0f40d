import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '../../apps/api/src/generation/testing/model-server.ts';
import { temporaryFolder } from '../../apps/api/src/testing/temporary-folder.ts';
import { modelCommand, noModel } from './command.ts';
import { exits } from './command-surroundings.ts';
import { promptInUse } from './prompts-in-use.ts';
import { readResults } from './results-file.ts';

let server: ModelServer;
let results: string;
beforeEach(async () => {
  server = await startModelServer();
  results = temporaryFolder('model-evals-');
});
afterEach(() => server.close());

const text =
  'Shared buildings outlive the trades for which they were made (Harcourt & Bell, 2016). Where the roof is sound, a new use is found within about ten years [4]. Lindqvist (2009) disagrees: most empty halls, he argues, were never offered to anybody.';
const good = 'Shared buildings outlive their trades, though most empty halls were never offered to anybody.';
const other =
  'Most empty halls, one author argues, were never offered to anybody, and shared buildings last.';

async function command(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const said: string[] = [];
  const end = await modelCommand([...args, '--results', results], environment, (line) => said.push(line));
  return { exit: end.exit, isKept: end.isKept, said: said.join('\n') };
}
const run = (model: string, ...args: readonly string[]) =>
  command([...args, '--texts', 'own', '--url', server.baseUrl, '--model', model]);
const say = (...answers: readonly [string, ...string[]]): void => {
  const [first, ...next] = answers.map((words) => ({ kind: 'answer' as const, words: [words] }));
  if (first) server.behave(first, ...next);
};
const linesOf = (model: string) => readResults(join(results, `${model}.jsonl`)).lines;

test('without a model it explains what to do, and that nothing was done', async () => {
  const { exit, said } = await command(['--texts', 'own'], { AI_BASE_URL: 'off' });
  expect({ exit, said }).toEqual({ exit: exits.nothingDone, said: noModel });
});

test('an unknown language or task is reported before any request', async () => {
  const { exit, said } = await run('peer', 'paraphrases');
  expect(exit).toBe(exits.nothingDone);
  expect(said).toMatch(
    /^There is no language and no task paraphrases\. Languages: en, .*; tasks: .*hostile\.$/u,
  );
  expect(server.seen.requests).toEqual([]);
});

test('tasks, tables, cost and missing runs are printed; the figures are stored nowhere else', async () => {
  say(good);
  const { exit, isKept, said } = await run('peer', 'en', 'summarize');
  expect({ exit, isKept }).toEqual({ exit: exits.done, isKept: false });
  expect(said).toContain('[1/1] summarize-en right, ');
  expect(said).toMatch(/\*\*peer\*\* \(127\.0\.0\.1:\d+\), .*: 1 of 1 tasks right \(100 %\)/u);
  expect(said).toMatch(/\| summarize +\| 1 +\| 100 % +\| 1 +\| – /u);
  expect(said).toContain('Cost: words 14, calls 1; the server counts no tokens.');
  expect(said).toContain('Nobody has run these yet: Qwen2.5 1.5B Instruct, Qwen3 4B, Gemma 3 4B, Qwen3 8B.');
});

test('fewer right tasks than required cause an exit code', async () => {
  say(text);
  const { exit, said } = await run('peer', 'en', 'summarize', '--least', '1');
  expect(exit).toBe(exits.notGoodEnough);
  expect(said).toContain('summarize-en wrong (length, changed), ');
});

test('an interrupted run continues with what is left, even after half a line', async () => {
  server.behave({ kind: 'answer', words: [good] }, { kind: 'status', status: 401 });
  const cut = await run('peer', 'en', 'summarize', 'autocomplete');
  expect(cut.exit).toBe(exits.cut);
  expect(cut.said).toContain('The model cannot be asked: refused (status 401: key, name or address).');
  expect(linesOf('peer').map(({ task }) => task)).toEqual(['summarize-en']);
  appendFileSync(join(results, 'peer.jsonl'), '{"task":"autocomplete-en-1","taskHa');
  say('stalls stood empty for years.');
  const { said } = await run('peer', 'en', 'summarize', 'autocomplete');
  expect(said).toContain('peer (' + new URL(server.url).host + '): 2 of 3 tasks to do.');
  expect(linesOf('peer').map(({ task }) => task)).toEqual([
    'summarize-en',
    'autocomplete-en-1',
    'autocomplete-en-2',
  ]);
});

test('a text too long for the model is wrong, and does not end the run', async () => {
  server.behave(
    { kind: 'status', status: 413 },
    { kind: 'answer', words: ['stalls stood empty for years.'] },
  );
  const { said } = await run('peer', 'en', 'autocomplete');
  expect(said).toContain('autocomplete-en-1 given to nobody: refused (413), ');
  expect(linesOf('peer').map(({ gate }) => gate)).toEqual(['refused (413)', 'passed']);
});

test('several concurrent tasks are each done once', async () => {
  say(good);
  await run('peer', 'autocomplete', '--at-once', '8');
  const done = linesOf('peer').map(({ task }) => task);
  expect(done.length).toBe(10);
  expect(new Set(done).size).toBe(10);
});

test('differences between two models are reported, and regressions cause an exit code', async () => {
  say(good);
  await run('one', 'en', 'summarize');
  say(text);
  await run('two', 'en', 'summarize');
  const [one, two] = [join(results, 'one.jsonl'), join(results, 'two.jsonl')];
  const worse = await command(['--compare', one, two]);
  expect(worse.exit).toBe(exits.notGoodEnough);
  expect(worse.said).toContain(
    'From right to wrong: 1\n  summarize-en: summarize@2.1 right → summarize@2.1 length, changed\nFrom wrong to right: 0',
  );
  expect((await command(['--compare', two, one])).exit).toBe(exits.done);
});

test('a changed prompt is run again, and shows what it changed', async () => {
  say(good);
  await run('peer', 'en', 'summarize');
  // Pretends that it was run with the wording of an earlier version.
  const path = join(results, 'peer.jsonl');
  const earlier = readFileSync(path, 'utf8')
    .replace(promptInUse('summarize').name, 'summarize@1.1')
    .replace(promptInUse('summarize').hash, '0123456789ab');
  writeFileSync(path, earlier);
  say(text);
  const { said } = await run('peer', 'en', 'summarize');
  expect(said).toContain(': 1 of 1 tasks to do. Results:');
  expect(said).toContain(
    'From right to wrong: 1\n  summarize-en: summarize@1.1 right → summarize@2.1 length, changed',
  );
  const compared = await command(['--compare', 'summarize@1', 'summarize@2', '--model', 'peer']);
  expect(compared.exit).toBe(exits.notGoodEnough);
  expect(compared.said).toContain('summarize@1 → summarize@2\nFrom right to wrong: 1');
  const unknown = await command(['--compare', 'summarize@7', 'summarize@2', '--model', 'peer']);
  expect(unknown.said).toContain('was written by summarize@7.');
});

test('a judge sees two answers without names, and the key identifies them', async () => {
  say(good);
  await run('one', 'en', 'summarize');
  say(other);
  await run('two', 'en', 'summarize');
  const files = [join(results, 'one.jsonl'), join(results, 'two.jsonl')];
  const { said } = await command(['--pairs', ...files, '--texts', 'own', '--seed', '3']);
  expect(said).toContain('Pairs: 1, in ');
  expect(readdirSync(results)).toContain('pairs-3.key.json');
  const page = join(results, 'pairs-3.md');
  const shown = readFileSync(page, 'utf8');
  expect(shown).toContain(`> ${good}`);
  expect(shown).toContain(`> ${other}`);
  expect(shown).not.toMatch(/one\.jsonl|two\.jsonl/u);
  expect((await command(['--tally', page])).said).toBe(
    'Pair 1 is not judged: write 1, 2 or = behind “Better:”.',
  );
  const better = shown.indexOf(good) < shown.indexOf(other) ? '1' : '2';
  writeFileSync(page, shown.replace('Better: ', `Better: ${better}`));
  expect((await command(['--tally', page])).said).toBe(
    `${files[0]}: better 1 times\n${files[1]}: better 0 times\nEqual: 0`,
  );
});

test('answers to a text that has changed are not compared', async () => {
  say(good);
  await run('one', 'en', 'summarize');
  const path = join(results, 'one.jsonl');
  const moved = join(results, 'moved.jsonl');
  writeFileSync(moved, readFileSync(path, 'utf8').replace(/"taskHash":"\w+"/u, '"taskHash":"0123456789ab"'));
  expect((await command(['--compare', path, moved])).said).toContain(
    'not comparable (only one side has them, or the text is another): 2',
  );
});
