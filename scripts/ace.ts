// npm run ace: has DAISY's checker of e-books read books of ours, and fails if it finds anything. The checker brings 166
// packages, so it is installed into a folder of its own, which is removed afterwards.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportDocument } from '../apps/api/src/export/export-document.ts';
import { chosen } from '@octavo/formats/testing/options';
import { executablePath } from '../chromium.ts';
import { furnished } from './accessible/furnished.ts';

const checker = ['@daisy/ace-core@1.4.6', '@daisy/ace-axe-runner-puppeteer@1.4.6'];

const check = `
const ace = require('@daisy/ace-core');
const runner = require('@daisy/ace-axe-runner-puppeteer');
const [, , book, outdir] = process.argv;
ace(book, { cwd: process.cwd(), outdir, tmpdir: outdir + '-tmp', silent: true }, runner).then(
  () => process.exit(0),
  (error) => { console.error(error); process.exit(1); },
);
`;

interface Report {
  readonly assertions: readonly {
    readonly 'earl:testSubject': { readonly url: string };
    readonly assertions: readonly {
      readonly 'earl:test': { readonly 'dct:title': string };
      readonly 'earl:result': { readonly 'dct:description': string; readonly html?: string };
    }[];
  }[];
}

const folder = mkdtempSync(join(tmpdir(), 'octavo-ace-'));
let findings = 0;
try {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  writeFileSync(join(folder, 'check.cjs'), check);
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...checker], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const [name, document] of Object.entries(furnished)) {
    const { bytes } = await exportDocument({ ...document, options: chosen({ fileType: 'epub' }) });
    const book = join(folder, `${name}.epub`);
    writeFileSync(book, bytes);
    execFileSync(process.execPath, ['check.cjs', book, join(folder, name)], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, ...(executablePath && { PUPPETEER_EXECUTABLE_PATH: executablePath }) },
    });
    const report: Report = JSON.parse(readFileSync(join(folder, name, 'report.json'), 'utf8'));
    const found = report.assertions.flatMap(({ 'earl:testSubject': { url }, assertions }) =>
      assertions.map(
        ({ 'earl:test': test, 'earl:result': result }) =>
          `  ${url}: ${test['dct:title']}: ${result['dct:description']} ${result.html ?? ''}`,
      ),
    );
    console.log([`${name}: ${found.length} findings`, ...found].join('\n'));
    findings += found.length;
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = findings === 0 ? 0 : 1;
