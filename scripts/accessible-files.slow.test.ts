import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DownloadOptions } from '@octavo/contract';
import axe from 'axe-core';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportDocument } from '../apps/api/src/export/export-document.ts';
import { openArchive } from '@octavo/formats/testing/archive';
import { chosen } from '@octavo/formats/testing/options';
import { leanLaunchOptions } from '../chromium.ts';
import { furnished } from './accessible/furnished.ts';

const names = Object.keys(furnished);

/** What only a writer can change in a web page, whose headings and cells come back from an import as they were. */
const ofTheWriter: Readonly<Record<string, readonly string[]>> = {
  'skipped levels': ['heading-order'],
  tables: ['empty-table-header'],
  untitled: ['page-has-heading-one'],
  empty: ['page-has-heading-one'],
};
/** Rules about web pages, which DAISY's checker of books does not apply either. */
const onlyForPages = ['landmark-one-main', 'page-has-heading-one', 'region'];

describe('axe finds nothing', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-accessible-'));
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch(leanLaunchOptions);
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  const made = async (name: string, fileType: DownloadOptions['fileType']): Promise<Uint8Array> => {
    const document = furnished[name];
    if (document === undefined) throw new Error(`There is no document ${name}.`);
    return (await exportDocument({ ...document, options: chosen({ fileType }) })).bytes;
  };
  const put = (path: string, bytes: Uint8Array | string): string => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
    return join(folder, path);
  };
  const findings = async (path: string, without: readonly string[] = []): Promise<readonly string[]> => {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(path).href);
    await page.evaluate(axe.source);
    const options = {
      resultTypes: ['violations'],
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    } satisfies axe.RunOptions;
    const { violations } = await page.evaluate(
      (asked): Promise<axe.AxeResults> => Reflect.get(globalThis, 'axe').run(asked),
      options,
    );
    await page.close();
    return violations.map(({ id }) => id);
  };

  it.each(names)('in the web page of %s', async (name) => {
    const path = put(`${name}.html`, await made(name, 'html'));
    expect(await findings(path)).toEqual(ofTheWriter[name] ?? []);
  });

  it.each(names)('in the e-book of %s', async (name) => {
    const archive = openArchive(await made(name, 'epub'));
    for (const path of archive.paths.filter((each) => /\.(?:xhtml|css)$/u.test(each))) {
      put(`${name}/${path}`, archive.text(path));
    }
    for (const page of ['essay', 'nav']) {
      expect(await findings(join(folder, name, `EPUB/${page}.xhtml`), onlyForPages)).toEqual([]);
    }
  });
});
