import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';

/** Files from Debian and npm packages: every n-th of those small enough to be read quickly. */
const sources = [
  { pattern: '/usr/share/doc/**/*.html', every: 8, most: 30 },
  { pattern: 'node_modules/*/README.md', every: 6, most: 20 },
  { pattern: '/usr/lib/libreoffice/share/template/**/*.ott', every: 6, most: 12 },
  { pattern: '/usr/share/texmf/doc/**/*.docx', every: 1, most: 5 },
];
const sizes = { least: 6000, most: 200_000 };
/** How many files of each kind are converted by pandoc. */
const made = { html: 9, md: 8 };

/** Creates a folder of foreign files, and of others that pandoc and LibreOffice make of them. */
export function makeFixtures(): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  for (const { pattern, every, most } of sources) {
    globSync(pattern)
      .filter((path) => statSync(path).size > sizes.least && statSync(path).size < sizes.most)
      .toSorted()
      .filter((_, index) => index % every === 0)
      .slice(0, most)
      .forEach((path, index) => {
        const name = `${basename(dirname(path))}-${String(index + 1).padStart(2, '0')}-${basename(path)}`;
        copyFileSync(path, join(folder, name));
      });
  }
  const first = (ending: string, count: number) =>
    readdirSync(folder)
      .filter((name) => extname(name) === ending)
      .toSorted()
      .slice(0, count);
  for (const [from, names] of [
    ['html', first('.html', made.html)],
    ['gfm', first('.md', made.md)],
  ] as const) {
    for (const name of names) {
      for (const to of ['docx', 'odt']) {
        run('pandoc', ['-f', from, name, '-o', `pandoc-${basename(name, extname(name))}.${to}`], folder);
      }
    }
  }
  const libreOffice = join(folder, 'libreoffice');
  mkdirSync(libreOffice);
  convert('docx', [...first('.odt', 99), ...first('.ott', 99)], folder, libreOffice);
  convert('odt', first('.docx', 99), folder, libreOffice);
  for (const name of readdirSync(libreOffice)) {
    copyFileSync(join(libreOffice, name), join(folder, `libreoffice-${name}`));
  }
  return folder;
}

/** The Word file that an OpenDocument file was made of, or beside which it was made; null where there is none. */
export function wordOf(path: string): string | null {
  const word = join(
    dirname(path),
    basename(path)
      .replace(/^libreoffice-/u, '')
      .replace(/\.odt$/iu, '.docx'),
  );
  return path.endsWith('.odt') && existsSync(word) ? word : null;
}

/** What LibreOffice makes of files in a folder. */
export function convert(to: 'docx' | 'odt', names: readonly string[], folder: string, into: string): void {
  const own = `-env:UserInstallation=file://${join(tmpdir(), 'import-profile')}`;
  run('soffice', ['--headless', own, '--convert-to', to, '--outdir', into, ...names], folder);
}

/** A file that cannot be converted is skipped. */
function run(program: string, options: readonly string[], folder: string): void {
  try {
    execFileSync(program, options, { cwd: folder, stdio: 'ignore', timeout: 300_000 });
  } catch {}
}
