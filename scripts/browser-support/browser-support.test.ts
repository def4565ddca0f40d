import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OldestVersions, supportedBrowsers } from '../../supported-browsers.ts';
import { allowed } from './allowed.ts';
import { CodeFeatures } from './code-features.ts';
import { CompatData } from './compat-data.ts';
import { markupIn } from './markup-features.ts';
import { pageFiles, pageProject } from './page-files.ts';
import { stylesIn } from './style-features.ts';
import type { Use } from './use.ts';

const root = join(import.meta.dirname, '..', '..');

function usesIn(files: readonly string[], code: CodeFeatures, data: CompatData): Use[] {
  return files.flatMap((file) => [
    ...(file.endsWith('.css') ? [] : code.usesIn(file)),
    ...(/\.css(?:\.ts)?$|\.tsx$/.test(file) ? stylesIn(file, data) : []),
    ...(file.endsWith('.tsx') ? markupIn(file, data) : []),
  ]);
}

describe('the page', () => {
  let uses: readonly Use[] = [];
  beforeAll(() => {
    const data = new CompatData(supportedBrowsers);
    const code = new CodeFeatures(pageProject, data);
    uses = usesIn(pageFiles(), code, data).map((use) => ({ ...use, file: relative(root, use.file) }));
    code.close();
  });

  const entryOf = ({ feature, file }: Use) =>
    Object.entries(allowed).find(
      ([id, entry]) =>
        (feature === id || feature.startsWith(`${id}.`)) &&
        (entry.in === undefined || entry.in.includes(file)),
    );

  it('uses nothing without a fallback that a supported browser lacks', () => {
    const found = uses.filter((use) => entryOf(use) === undefined);
    expect(found.map(({ feature, lacks, file, line }) => `${file}:${line} ${feature}: ${lacks}`)).toEqual([]);
  });

  it('uses each fallback', () => {
    const used = new Set(uses.map((use) => entryOf(use)?.[0]));
    expect(Object.keys(allowed).filter((id) => !used.has(id))).toEqual([]);
    const files = new Set(uses.map(({ file }) => file));
    expect(
      Object.values(allowed).flatMap((entry) => entry.in?.filter((file) => !files.has(file)) ?? []),
    ).toEqual([]);
  });
});

describe('the check', () => {
  const older: OldestVersions = { chrome: '91', edge: '91', firefox: '90', safari: '15', ios_saf: '15' };
  const folder = mkdtempSync(join(tmpdir(), 'octavo-browser-support-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The uses found in a file, as `line feature`. */
  function foundIn(name: string, text: string, oldest: OldestVersions): string[] {
    const file = join(folder, name);
    const project = join(folder, 'tsconfig.json');
    const lib = ['ESNext', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'];
    writeFileSync(file, text);
    writeFileSync(
      project,
      JSON.stringify({ compilerOptions: { lib, types: [], strict: true }, files: [name] }),
    );
    const data = new CompatData(oldest);
    const code = new CodeFeatures(project, data);
    try {
      return usesIn([file], code, data).map(({ line, feature }) => `${line} ${feature}`);
    } finally {
      code.close();
    }
  }

  const planted = `export async function planted(body: ReadableStream<string>, words: Set<string>, signal: AbortSignal) {
  for await (const piece of body) words.add(piece);
  const { promise } = Promise.withResolvers<string>();
  if (words.isSubsetOf(new Set())) words.union(new Set([await promise]));
  AbortSignal.any([signal]);
  URL.parse('');
  await Array.fromAsync(body);
  words.values().map((word) => word.length);
  new Intl.Segmenter('en').segment('');
  structuredClone({});
  return crypto.randomUUID();
}
`;

  it('finds features that the supported browsers lack', () => {
    expect(foundIn('planted.ts', planted, supportedBrowsers)).toEqual([
      '6 api.URL.parse_static',
      '8 javascript.builtins.Iterator.map',
      '11 api.Crypto.randomUUID',
      '2 api.ReadableStream.@@asyncIterator',
    ]);
  });

  it('finds more if older browsers are supported', () => {
    expect(foundIn('planted.ts', planted, older)).toEqual([
      '3 javascript.builtins.Promise.withResolvers',
      '4 javascript.builtins.Set.isSubsetOf',
      '4 javascript.builtins.Set.union',
      '5 api.AbortSignal.any_static',
      '6 api.URL.parse_static',
      '7 javascript.builtins.Array.fromAsync',
      '8 javascript.builtins.Iterator.map',
      '9 javascript.builtins.Intl.Segmenter.segment',
      '9 javascript.builtins.Intl.Segmenter',
      '10 api.structuredClone',
      '11 api.Crypto.randomUUID',
      '11 api.Crypto.randomUUID',
      '2 api.ReadableStream.@@asyncIterator',
    ]);
  });

  it('finds destructured features, and those missing over plain HTTP', () => {
    const apart = `const { clipboard, userAgent } = navigator;
const { any: either } = AbortSignal;
export const copy = () => clipboard.writeText(userAgent + String(either));
`;
    expect(foundIn('planted.ts', apart, older)).toEqual([
      '1 api.Navigator.clipboard',
      '2 api.AbortSignal.any_static',
    ]);
  });

  it('reads elements and their attributes', () => {
    const markup = `declare global { namespace JSX { interface IntrinsicElements { [name: string]: object } } }
export const menu = () => <button popovertarget="menu"><search inert /></button>;
`;
    expect(foundIn('planted.tsx', markup, older)).toEqual([
      '2 html.elements.button.popovertarget',
      '2 html.elements.search',
      '2 html.global_attributes.inert',
    ]);
  });

  it('does not confuse the code’s own members with the browser’s', () => {
    const own = `interface Shelf { union(other: Shelf): Shelf; parse(text: string): Shelf; map(): void; structuredClone: string }
export const take = (shelf: Shelf): void => shelf.union(shelf).parse(shelf.structuredClone).map();
export const lengths = (words: readonly string[]): readonly number[] => words.map((word) => word.length);
export const clone = (crypto: { randomUUID(): string }): URLPattern | string => crypto.randomUUID();
`;
    expect(foundIn('own.ts', own, older)).toEqual([]);
  });

  const styles = `const style = (rules: object) => rules;
export const title = style({
  fieldSizing: 'content',
  color: 'light-dark(#ffffff, #000000)',
  minHeight: \`calc(\${2}lh + 50dvh)\`,
  selectors: { '&:user-valid': { textWrap: 'pretty' } },
});
`;

  it('reads styles written as objects', () => {
    expect(foundIn('planted.css.ts', styles, supportedBrowsers)).toEqual([
      '3 css.properties.field-sizing',
      '3 css.properties.field-sizing.content',
      '6 css.properties.text-wrap.pretty',
    ]);
    expect(foundIn('planted.css.ts', styles, older)).toEqual(
      expect.arrayContaining([
        '4 css.types.color.light-dark',
        '5 css.types.length.viewport_percentage_units_dynamic',
        '6 css.selectors.user-valid',
      ]),
    );
  });

  it('reads style sheets', () => {
    const sheet = 'main {\n  field-sizing: content;\n  color: light-dark(#fff, #000);\n}\n';
    expect(foundIn('planted.css', sheet, older)).toEqual([
      '2 css.properties.field-sizing',
      '2 css.properties.field-sizing.content',
      '3 css.types.color.light-dark',
    ]);
  });
});
