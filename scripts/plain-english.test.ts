import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/install.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Generated from figures and from texts of their own, or the list itself. */
const exempt = ['docs/glossary.md', 'docs/evals.md', 'docs/performance.md'];

/** Declarations, not prose. */
const isApiReport = (file: string) => /^packages\/[^/]+\/api\.md$/.test(file);

const [, section = ''] = read('docs/glossary.md').split('## Words not used in comments and docs');
// The table escapes the bars of a pattern.
const unwanted = [...section.matchAll(/^\| `(.+?)` \|/gm)].map(
  ([, pattern = '']) => new RegExp(pattern.replaceAll(String.raw`\|`, '|'), 'iu'),
);

const files = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.mjs', '*.md', '*.mdx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && !exempt.includes(file) && !isApiReport(file));

/** The lines that people read: of code the comments, without what is quoted from code in them. */
function proseOf(file: string): readonly string[] {
  const lines = read(file).split('\n');
  const prose = /\.mdx?$/.test(file)
    ? lines
    : lines.filter((line) => /^\s*(?:\/\/|\/\*|\*(?: |$))/.test(line));
  return prose.map((line) => line.replaceAll(/`[^`]*`/g, ''));
}

test('the glossary lists unwanted words in comments and docs', () => {
  expect(unwanted.length).toBeGreaterThan(5);
  expect(files).toContain('docs/architecture.md');
  expect(files).toContain('scripts/plain-english.test.ts');
});

test('no comment and no page uses unwanted words', () => {
  const found = files.flatMap((file) =>
    proseOf(file)
      .filter((line) => unwanted.some((pattern) => pattern.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
