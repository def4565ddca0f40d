import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const spacing =
  /\b(?:(?:scroll)?(?:[pP]adding|[mM]argin)(?:Block|Inline|Top|Bottom|Left|Right)?(?:Start|End)?|gap|rowGap|columnGap): (?:'[^'\n]*'|`[^`]*`)/g;

const cva = /^import .* from 'class-variance-authority'/m;

const files = (pattern: string) => globSync(`${root}${pattern}`).map((path) => relative(root, path));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** Lengths above 2 px written as numbers: smaller ones are hairlines or optical corrections. */
function typedSpaces(path: string): readonly string[] {
  const lengths = (rule: string) => [...rule.matchAll(/([\d.]+)px/g)].map(([, length]) => Number(length));
  const rules = read(path).match(spacing) ?? [];
  return rules.filter((rule) => lengths(rule).some((length) => length > 2)).map((rule) => `${path}: ${rule}`);
}

it('spacing inside and between components comes from the tokens', () => {
  const styles = files('{components,flows}/**/*.css.ts');
  expect(styles.length).toBeGreaterThan(70);
  expect(styles.flatMap(typedSpaces)).toEqual([]);
});

it('variants are combined only in *.variants.ts, and by one library', () => {
  const users = files('**/*.{ts,tsx}').filter((path) => cva.test(read(path)));
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter((path) => !path.endsWith('.variants.ts'))).toEqual([]);
  const recipes = files('**/*.ts').filter((path) =>
    /^import .* from '@vanilla-extract\/recipes'/m.test(read(path)),
  );
  expect(recipes).toEqual([]);
});
