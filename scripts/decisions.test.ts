import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/install.mjs';

const folder = join(root, 'docs', 'decisions');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
const numberOf = (file: string): string => file.slice(0, 4);

test('each decision has its own number, in its file name and in its title', () => {
  expect(new Set(files.map(numberOf)).size).toBe(files.length);
  expect(files.filter((file) => !read(file).startsWith(`# ${numberOf(file)}`))).toEqual([]);
});

test('the index lists exactly the existing decisions with their titles', () => {
  const lines = [...read('README.md').matchAll(/^- (\d{4} \[.+?\]\(.+?\))/gm)].map(([, line]) => line);
  const titled = files.map((file) => {
    const title = /^# \d{4}\.? (.+)$/m.exec(read(file))?.[1];
    return `${numberOf(file)} [${title}](${file})`;
  });
  expect(lines).toEqual(expect.arrayContaining(titled));
  expect(lines.length).toBe(titled.length);
});
