// npm run bench-library: the bytes of our parts beside those of other libraries, installed and bundled alike; writes the
// table in docs/library.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleAsync } from 'lightningcss';
import { rolldown } from 'rolldown';
import { buildPackages } from '../../scripts/packages/build.ts';
import { pack } from '../../scripts/packages/pack.ts';
import { packageNames, root, sourcePackage } from '../../scripts/packages/source-package.ts';
import { cases, others } from './cases.ts';

interface Measured {
  readonly part: string;
  readonly library: string;
  /** Bytes after gzip: what the part needs at once, what it fetches later, and its style sheets. */
  readonly first: number;
  readonly later: number;
  readonly styles: number;
}

const zip = (code: string | Uint8Array) => gzipSync(code, { level: 9 }).length;

if (!process.argv.includes('--built')) await buildPackages();
const folder = mkdtempSync(join(tmpdir(), 'octavo-bytes-'));
try {
  install();
  const measured: Measured[] = [];
  for (const each of cases) {
    const { first, later } = await bundled(each.code);
    measured.push({
      part: each.part,
      library: each.library,
      first,
      later,
      styles: await sheetBytes(each.styles),
    });
  }
  writeTable(measured);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function install(): void {
  const own = Object.fromEntries(
    packageNames.map((name) => [sourcePackage(name).manifest.name, `file:${pack(name, folder).path}`]),
  );
  const manifest = {
    name: 'bytes',
    private: true,
    type: 'module',
    dependencies: { ...own, ...others },
    overrides: own,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync(
    'npm',
    [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      // Two libraries require different versions of a package that neither needs here.
      '--force',
      '--loglevel=error',
    ],
    {
      cwd: folder,
      stdio: 'inherit',
    },
  );
}

/** React is left out: a page has it anyway. */
async function bundled(code: string): Promise<Pick<Measured, 'first' | 'later'>> {
  const input = join(folder, 'entry.js');
  writeFileSync(input, code);
  const build = await rolldown({
    input,
    cwd: folder,
    platform: 'browser',
    external: /^react(?:-dom)?(?:\/|$)/,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    moduleTypes: { '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'es', minify: true });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const needed = new Set<string>();
  const need = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || needed.has(name)) return;
    needed.add(name);
    for (const imported of chunk.imports) need(imported);
  };
  for (const chunk of chunks) if (chunk.isEntry) need(chunk.fileName);
  const sum = (isWanted: (name: string) => boolean) =>
    chunks.filter(({ fileName }) => isWanted(fileName)).reduce((bytes, chunk) => bytes + zip(chunk.code), 0);
  return { first: sum((name) => needed.has(name)), later: sum((name) => !needed.has(name)) };
}

/** Minified as a bundler would, with what they import, so that the libraries are alike. */
async function sheetBytes(sheets: readonly string[]): Promise<number> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  let bytes = 0;
  for (const sheet of sheets) {
    const { code } = await bundleAsync({
      filename: resolve(sheet),
      minify: true,
      errorRecovery: true,
      resolver: {
        resolve: (specifier, from) =>
          /^\.{0,2}\//.test(specifier)
            ? join(dirname(from), specifier)
            : createRequire(from).resolve(specifier),
      },
    });
    bytes += zip(code);
  }
  return bytes;
}

function writeTable(measured: readonly Measured[]): void {
  const rows = measured.map(
    ({ part, library, first, later, styles }) =>
      `| ${part} | ${library} | ${kilobytes(first)} | ${kilobytes(later)} | ${kilobytes(styles)} |`,
  );
  const table = `\n| part | library | JavaScript at once, kB | later, kB | CSS, kB |\n|---|---|---|---|---|\n${rows.join('\n')}\n\n`;
  const versions = Object.entries(others).map(([name, version]) => `${name} ${version}`);
  const path = join(root, 'docs', 'library.md');
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(
      /(<!-- bytes -->\n).*(<!-- \/bytes -->)/s,
      (_all, start: string, end: string) =>
        `${start}${table}Measured ${new Date().toISOString().slice(0, 10)}, ${versions.join(', ')}.\n${end}`,
    ),
  );
  console.log(table);
}

function kilobytes(bytes: number): string {
  return bytes === 0 ? '' : (bytes / 1000).toFixed(1);
}
