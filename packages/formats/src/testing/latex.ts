import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import type { WrittenFile } from '../writing/write-document.ts';

const run = promisify(execFile);

/** Whether LaTeX is installed with the packages that a download needs. */
export const hasLatex: boolean = ['article.cls', 'scrextend.sty', 'ulem.sty', 'lmodern.sty'].every(
  (file) => spawnSync('kpsewhich', [file]).status === 0,
);

/** Typesets a download with pdfLaTeX. Throws the lines of the log that say what is wrong. */
export async function typesetByLatex({ bytes, extension }: WrittenFile): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-latex-'));
  try {
    const files = extension === 'zip' ? unzipSync(bytes) : { 'essay.tex': bytes };
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    const typeset = () =>
      run('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', '-no-shell-escape', 'essay.tex'], {
        cwd: folder,
        timeout: 60_000,
        maxBuffer: 64 * 1024 * 1024,
      }).catch(async (cause: unknown) => {
        const log = await readFile(join(folder, 'essay.log'), 'latin1');
        throw new Error(log.match(/^!.*(?:\n.*){0,8}/mu)?.[0] ?? 'LaTeX has stopped.', { cause });
      });
    await typeset();
    if ('references.bib' in files) {
      await run('bibtex', ['essay'], { cwd: folder, timeout: 60_000 });
      await typeset();
    }
    // Citations and the outline come from the previous run.
    await typeset();
    return new Uint8Array(await readFile(join(folder, 'essay.pdf')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
