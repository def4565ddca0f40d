import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ComponentDocs } from './component-docs.ts';
import type { ComponentDoc } from './documented.ts';

const root = join(import.meta.dirname, '..', '..');
let docs: ComponentDocs;
let all: readonly ComponentDoc[];

const documented = (component: string, prop: string) =>
  all.find(({ displayName }) => displayName === component)?.documented.find(({ name }) => name === prop);

beforeAll(() => {
  docs = new ComponentDocs(root);
  all = globSync('packages/{ui,editor}/src/**/*.tsx', { cwd: root }).flatMap((file) =>
    docs.of(join(root, file)),
  );
});

afterAll(() => docs.close());

test('literal values are listed in the order of the code, and offered', () => {
  expect(documented('Button', 'size')).toEqual({
    name: 'size',
    description: '32, 36 or 44 px high.',
    type: "'sm' | 'md' | 'lg'",
    isRequired: false,
    control: ['sm', 'md', 'lg'],
  });
});

test('a default value is shown next to its property', () => {
  expect(documented('Button', 'asChild')).toMatchObject({
    type: 'boolean',
    defaultValue: 'false',
    control: 'boolean',
  });
});

test('elements, icons, functions and records are named as in the code, and cannot be typed into a table', () => {
  expect(documented('Button', 'icon')).toMatchObject({ type: 'LucideIcon', control: null });
  expect(documented('Banner', 'action')).toMatchObject({ type: 'ReactNode' });
  expect(documented('ShareRow', 'copy')).toMatchObject({
    type: "Pick<CopyButtonProps, 'label' | 'copiedLabel' | 'refusedLabel'>",
    detail: '{ readonly label: string; readonly copiedLabel: string; readonly refusedLabel: string; }',
    control: null,
  });
});

test('inherited attributes of an element are left out', () => {
  expect(documented('Button', 'onCopy')).toBeUndefined();
});

test('every table shows readable types', () => {
  const rows = all.flatMap(({ displayName, documented: props }) =>
    props.map(({ name, type }) => ({ row: `${displayName}.${name}`, type })),
  );
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.filter(({ type }) => /^(?:union|unknown|any|object|)$|\bany\b/u.test(type))).toEqual([]);
  expect(rows.filter(({ type }) => type.length > 200)).toEqual([]);
});
