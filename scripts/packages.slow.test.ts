import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatHex } from 'culori';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { mint } from '../examples/page/src/mint.ts';
import { themes } from '../packages/ui/src/theme/themes.ts';
import { isAll } from './lib/all.mjs';
import { apiReport, apiReportPath } from './packages/api-report.ts';
import { buildPackages } from './packages/build.ts';
import { changedApis, pendingChangesets, withoutChangeset } from './packages/changesets.ts';
import { compileDeclarations, writeDeclarations } from './packages/declarations.ts';
import { readmeOf, readmePath } from './packages/readmes.ts';
import { problemsOf } from './packages/problems.ts';
import { pack, type Tarball } from './packages/pack.ts';
import { packageNames, root, sourcePackage } from './packages/source-package.ts';
import { type ServedPage, serveByVite, servePage } from './packages/serve-page.ts';
import { stageExample, type StagedExample } from './packages/stage-example.ts';

const pictures = join(root, 'test-results', 'examples');

describe('packages', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-packages-'));
  const sources = new Map(
    packageNames.map((name) => [name, { ...sourcePackage(name), dist: join(folder, name) }]),
  );

  beforeAll(() => {
    const declarations = compileDeclarations([...sources.values()]);
    for (const source of sources.values()) writeDeclarations(declarations, source);
    rmSync(join(declarations, '..'), { recursive: true });
  }, 300_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  // Where one fails, run `npm run build-packages`.
  it.each([...sources])('%s: its api.md lists its exports', (_name, source) => {
    expect(apiReport(source)).toBe(readFileSync(apiReportPath(source), 'utf8'));
  });

  it.each([...sources])('%s: its README shows the actual examples and exports', (_name, source) => {
    expect(readmeOf(source)).toBe(readFileSync(readmePath(source), 'utf8'));
  });

  it('a changed export has a changeset', () => {
    expect(withoutChangeset(changedApis(), pendingChangesets())).toEqual([]);
  });

  it('a changeset counts only for the packages that it names', () => {
    const changeset = "---\n'@octavo/ui': minor\n---\n\nWhat @octavo/editor: shows\n";
    expect(withoutChangeset(['@octavo/ui', '@octavo/editor'], [changeset])).toEqual(['@octavo/editor']);
  });

  it('contract is built and packed without a finding', async () => {
    await buildPackages(['contract']);
    expect(await problemsOf(pack('contract', folder).path)).toEqual([]);
  });
});

// Several minutes: packages are built, packed and installed five times.
describe.runIf(isAll())('packages as installed by others', { timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-examples-'));
  let tarballs: readonly Tarball[] = [];
  let browser: Browser;

  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    await buildPackages();
    tarballs = packageNames.map((name) => pack(name, folder));
    browser = await chromium.launch(launchOptions);
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }, 300_000);

  it.each(packageNames)('%s has no finding of publint or of the check of its types', async (name) => {
    const tarball = tarballs[packageNames.indexOf(name)];
    expect(tarball && (await problemsOf(tarball.path))).toEqual([]);
  });

  it('a page has five components in three themes and in one made from data alone', async () => {
    const example = staged('page');
    const { page, faults, close } = await opened(join(example.folder, 'dist'));
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const colours = [await background()];
    await page.screenshot({ animations: 'disabled', path: join(pictures, 'page-light.png') });
    for (const theme of ['dark', 'cyberpunk', 'mint']) {
      await page.getByRole('combobox', { name: 'Theme' }).click();
      await page.getByRole('option', { name: theme }).click();
      await page.getByRole('option').first().waitFor({ state: 'detached' });
      colours.push(await background());
      await page.screenshot({ animations: 'disabled', path: join(pictures, `page-${theme}.png`) });
    }
    expect(colours.map((colour) => formatHex(colour))).toEqual(
      [themes.light.color, themes.dark.color, themes.cyberpunk.color, mint.color].map(({ surface }) =>
        surface.desk.toLowerCase(),
      ),
    );
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await page.getByRole('button', { name: 'Book' }).click();
    const dialog = page.getByRole('dialog', { name: 'Booked' });
    expect(await dialog.textContent()).toContain('Ada comes on 2026-12-01.');
    const button = dialog.getByRole('button', { name: 'Good' });
    expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('16px');
    await page.screenshot({ animations: 'disabled', path: join(pictures, 'page-dialog.png') });
    expect(faults).toEqual([]);
    await close();
  });

  it('the same page is rendered on a server and hydrated without a difference', async () => {
    const { folder: example } = staged('page');
    const script = `import { render } from ${JSON.stringify(pathToFileURL(join(example, 'server', 'server.js')))}; process.stdout.write(render());`;
    const html = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: example,
      encoding: 'utf8',
    });
    expect(html).toContain('<button');
    const frame = readFileSync(join(example, 'dist', 'index.html'), 'utf8');
    const whole = frame.replace('<div id="page"></div>', `<div id="page">${html}</div>`);
    const { page, faults, close } = await opened(join(example, 'dist'), () => whole);
    const first = await page.evaluate(() => document.querySelector('#page > main'));
    expect(first).not.toBeNull();
    await page.getByRole('button', { name: 'Book' }).click();
    expect(await page.getByRole('dialog', { name: 'Booked' }).isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it('an editor corrects in a worker of the page, without a server', async () => {
    const example = staged('editor', 'data');
    const code = readFileSync(join(root, 'examples/editor/src/write.tsx'), 'utf8');
    expect(code.match(/^.+$/gm)?.length).toBeLessThanOrEqual(40);
    const { page, faults, close } = await opened(join(example.folder, 'dist'));
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.waitFor();
    await page.locator('[data-suggestion]', { hasText: 'recieve' }).waitFor({ timeout: 180_000 });
    await page.locator('[data-suggestion]', { hasText: 'Les enfant' }).waitFor({ timeout: 180_000 });
    await page.screenshot({ animations: 'disabled', path: join(pictures, 'editor.png') });
    expect(faults).toEqual([]);
    await close();
  });

  it('a flow works with a custom view', async () => {
    const example = staged('flow');
    const { page, faults, close } = await opened(join(example.folder, 'dist'));
    await page.getByRole('button', { name: 'Choose days' }).click();
    await page.getByRole('button', { name: '2026-12-05' }).click();
    expect(await page.getByText('And until when?').isVisible()).toBe(true);
    await page.screenshot({ animations: 'disabled', path: join(pictures, 'flow.png') });
    await page.getByRole('button', { name: '2026-12-02' }).click();
    expect(await page.getByRole('status').textContent()).toBe('2026-12-02 to 2026-12-05');
    expect(faults).toEqual([]);
    await close();
  });

  it.each([
    ['page', 'Book'],
    ['flow', 'Choose days'],
  ])('Vite serves the example %s in development', async (name, button) => {
    const { page, faults, close } = await visited(await serveByVite(staged(name).folder));
    await page.getByRole('button', { name: button }).click();
    expect(faults).toEqual([]);
    await close();
  });

  it('Vite serves the editor and its worker in development', async () => {
    const { page, faults, close } = await visited(await serveByVite(staged('editor', 'data').folder));
    await page.locator('[data-suggestion]', { hasText: 'recieve' }).waitFor({ timeout: 180_000 });
    expect(faults).toEqual([]);
    await close();
  });

  it('Node corrects a text and formats a bibliography', () => {
    const example = staged('node');
    expect(example.run('correct')).toBe(
      'recieve → receives\nLes enfant → Les enfants\nIt is a lot of material, and we cannot carry it.\n',
    );
    expect(example.run('bibliography').split('\n').slice(0, 2)).toEqual([
      'Jackson, S. (1959). The Haunting of Hill House. Viking.',
      'Mueller, P. A., & Oppenheimer, D. M. (2014). The Pen Is Mightier Than the Keyboard. Psychological Science, 25(6), 1159–1168.',
    ]);
  });

  it('Node reads a document and the API', () => {
    const example = staged('node');
    expect(example.run('document')).toMatch(/^It was a dark and stormy night\.\nRefused: .*script.*\n$/);
    expect(example.run('call')).toBe('POST /docs/favourite/{id}\nfalse\n');
  });

  it('Node turns a Word file into Markdown', () => {
    expect(staged('node').run('convert')).toBe(`# The tides of Dover

### What the moon does

Twice a day the sea *rises*, and **falls** again.[^1]

1. Spring tides, at new and full moon
2. Neap tides, between them

| Port | Height |
| --- | --- |
| Dover | 6.7 m |
| Brest | 6.1 m |

> Time and tide wait for no man.

[^1]: Once a day in some seas.

`);
  });

  const known = new Map<string, StagedExample>();

  /** An example, installed, with its types checked and built; once for all tests. */
  function staged(name: string, ...before: readonly string[]): StagedExample {
    const done = known.get(name);
    if (done) return done;
    const example = stageExample(name, folder, tarballs);
    expect(faultsOfTypes(example.folder)).toEqual([]);
    for (const script of before) example.run(script);
    if (name !== 'node') example.run('build');
    known.set(name, example);
    return example;
  }

  const opened = async (files: string, html?: () => string) => visited(await servePage(files, html));

  async function visited(served: ServedPage) {
    const context = await browser.newContext({ viewport: { width: 900, height: 800 } });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      const isFault = message.type() === 'error' || message.type() === 'warning';
      if (isFault && !message.location().url.endsWith('/favicon.ico')) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.route('**', (route) => {
      const { hostname } = new URL(route.request().url());
      if (hostname === '127.0.0.1') return route.continue();
      faults.push(`asked for ${route.request().url()}`);
      return route.abort();
    });
    await page.goto(served.url);
    return { page, faults, close: () => context.close().then(served.close) };
  }
});

/** What the compiler says of the example and of our declarations; others' own faults are theirs. */
function faultsOfTypes(folder: string): readonly string[] {
  const compiler = join(folder, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '--skipLibCheck', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => /^(?:src|node_modules\/@octavo)\//.test(line));
}
