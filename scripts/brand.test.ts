import { globSync, readFileSync } from 'node:fs';
import { brand, brandColors } from '@octavo/contract/brand';
import { expect, it } from 'vitest';
import { root } from './lib/install.mjs';

const home = 'packages/contract/src/brand.ts';

/** Everything shown, sent or written to people who read, design or run the product. */
const files = globSync(
  [
    'apps/*/*.{ts,html}',
    'apps/*/src/**/*.{ts,tsx,html,css}',
    'packages/*/src/**/*.{ts,tsx,css}',
    'packages/ui/locales/**/*.json',
    '.storybook/**/*.{ts,tsx}',
    'stories/**/*.{ts,tsx,mdx}',
    'scripts/**/*.{ts,mjs}',
  ],
  { cwd: root },
).filter((path) => path !== home && !/\.test\.tsx?$/u.test(path));

/** Lines that contain one of the words, ignoring comments. */
function linesWith(words: readonly string[]): readonly string[] {
  return files.flatMap((path) => {
    const text = readFileSync(`${root}/${path}`, 'utf8')
      .replaceAll(/\/\*.*?\*\//gsu, '')
      .replaceAll(/^\s*\/\/.*$/gmu, '');
    return text
      .split('\n')
      .flatMap((line) => (words.some((word) => line.includes(word)) ? [`${path}: ${line.trim()}`] : []));
  });
}

it('the name of the product is defined in one file', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(linesWith([brand.name])).toEqual([]);
});

it('the mark and the colours are defined in one file', () => {
  const colors = Object.values(brandColors).flatMap((theme) => Object.values(theme));
  expect(linesWith([brand.mark, ...colors])).toEqual([]);
});
