// npm run visual: shows what looks different from the main branch, story by story. See docs/design-system.md.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/install.mjs';
import { buildStorybook } from './visual/build-storybook.ts';
import { compare } from './visual/compare.ts';
import { buildStorybookOf, mainCommit } from './visual/main-branch.ts';
import { chosenModes, isOfModes } from './visual/chosen-modes.ts';
import { photograph, type Shot } from './visual/photographer.ts';
import { type Finding, reportPage } from './visual/report.ts';
import { isWanted } from './visual/story-index.ts';

const { values: options } = parseArgs({
  options: {
    baseline: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    modes: { type: 'string', default: '' },
  },
});

const folder = join(root, '.visual');
const baseline = join(folder, 'baseline');
const current = join(folder, 'current');
const difference = join(folder, 'difference');
const mark = join(baseline, 'from.txt');
/** The baseline pictures of stories that threw; some stories are made for only one width. */
const thrown = join(baseline, 'thrown.json');
mkdirSync(folder, { recursive: true });

const storybook = join(folder, 'storybook');
if (!options.built) {
  console.log('Building this Storybook …');
  buildStorybook(root, storybook);
}
if (!options.baseline) await ensureBaseline();

rmSync(current, { recursive: true, force: true });
const modes = chosenModes(options.modes);
const shots = await photograph({ storybook, folder: current, only: options.only, modes, onShot });
if (options.baseline) {
  keepAsBaseline(shots, current, 'this working tree, as it was when its baseline was taken');
  console.log(`\n${shots.length} pictures are the baseline now.`);
} else {
  report();
}

function report(): void {
  rmSync(difference, { recursive: true, force: true });
  const threwBefore: readonly string[] = JSON.parse(readFileSync(thrown, 'utf8'));
  const findings = shots.flatMap((shot): Finding[] => {
    if (shot.error !== undefined && !threwBefore.includes(shot.file)) {
      return [{ ...shot, verdict: { kind: 'failed', message: shot.error } }];
    }
    const verdict = compare({
      before: join(baseline, shot.file),
      after: join(current, shot.file),
      difference: join(difference, shot.file),
    });
    return verdict.kind === 'same' ? [] : [{ ...shot, verdict }];
  });
  const taken = new Set(shots.map(({ file }) => file));
  const gone = readdirSync(baseline).filter(
    (file) => isOfModes(file, modes) && isWanted(file, options.only) && !taken.has(file),
  );
  const page = join(folder, 'report.html');
  const from = readFileSync(mark, 'utf8');
  writeFileSync(page, reportPage({ findings, gone, compared: shots.length, baseline: from }));
  console.log(
    `\n${findings.length} of ${shots.length} pictures differ from ${from}, ${gone.length} are gone: ${page}`,
  );
  process.exitCode = findings.length + gone.length === 0 ? 0 : 1;
}

/** Takes the pictures of the main branch again if it has moved on. */
async function ensureBaseline(): Promise<void> {
  if (existsSync(mark) && options.keep) return;
  const commit = mainCommit();
  const from = `main at ${commit.slice(0, 12)}`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === from) return;
  console.log(`Building the Storybook of ${from} …`);
  const built = join(folder, 'storybook-main');
  buildStorybookOf(commit, built);
  const pictures = join(folder, 'baseline-new');
  rmSync(pictures, { recursive: true, force: true });
  const modes = chosenModes('');
  keepAsBaseline(await photograph({ storybook: built, folder: pictures, modes, onShot }), pictures, from);
  rmSync(pictures, { recursive: true, force: true });
}

function keepAsBaseline(taken: readonly Shot[], pictures: string, from: string): void {
  rmSync(baseline, { recursive: true, force: true });
  cpSync(pictures, baseline, { recursive: true });
  const files = taken.flatMap(({ file, error }) => (error === undefined ? [] : [file]));
  writeFileSync(thrown, JSON.stringify(files));
  writeFileSync(mark, from);
}

function onShot(done: number, total: number): void {
  if (done % 100 === 0 || done === total) console.log(`${done} of ${total} pictures`);
}
