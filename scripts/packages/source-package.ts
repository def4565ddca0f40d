import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The packages that can be installed, each after those that it depends on. */
export const packageNames = [
  'contract',
  'document-schema',
  'citations',
  'formats',
  'language',
  'machines',
  'ui',
  'editor',
] as const;
export type PackageName = (typeof packageNames)[number];

type Names = Readonly<Record<string, string>>;

export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly sideEffects?: boolean;
  readonly bin?: Names;
  readonly imports?: Readonly<Record<string, Names>>;
  readonly exports: Names;
  readonly dependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}

/** A package as it is in the repository: TypeScript that runs without being compiled. */
export interface SourcePackage {
  readonly name: PackageName;
  readonly folder: string;
  /** Where the package that is packed is written. */
  readonly dist: string;
  readonly manifest: SourceManifest;
  /** Its entry points, `./components/button`, and the file behind each, without patterns. */
  readonly entries: Names;
  /** The modules behind the style sheets that are imported as if they were files, `./theme.css`. */
  readonly sheets: Names;
  /** Entry points that are not code, such as the styles of citations, as `exports` has them. */
  readonly files: Names;
}

const isCode = (file: string) => /\.tsx?$/.test(file);

export function sourcePackage(name: PackageName): SourcePackage {
  const folder = join(root, 'packages', name);
  const manifest: SourceManifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Helpers of tests are shared within the repository only.
  const exports = only(manifest.exports, (entry) => !entry.startsWith('./testing/'));
  const isSheet = (entry: string) => entry.endsWith('.css');
  return {
    name,
    folder,
    dist: join(folder, 'dist'),
    manifest,
    entries: entriesOf(
      only(exports, (entry, file) => isCode(file) && !isSheet(entry)),
      folder,
    ),
    sheets: only(exports, isSheet),
    files: only(exports, (_entry, file) => !isCode(file)),
  };
}

/** The path of a source file in the package that is packed. A later plugin of vanilla-extract must not take it for a source. */
export const builtName = (path: string) =>
  path
    .replace(/^src\//, 'lib/')
    .replace(/\.css\.ts$/, '.styles.js')
    .replace(/\.tsx?$/, '.js');

const only = (names: Names, isWanted: (name: string, file: string) => boolean): Names =>
  Object.fromEntries(Object.entries(names).filter(([name, file]) => isWanted(name, file)));

function entriesOf(exports: Names, folder: string): Names {
  const all = Object.entries(exports);
  const plain = all.filter(([name]) => !name.includes('*'));
  const listed = all
    .filter(([name]) => name.includes('*'))
    // Node takes the longest pattern that fits.
    .toSorted(([one], [other]) => other.length - one.length)
    .flatMap(([name, target]) => expanded(name, target, folder));
  return Object.fromEntries(
    // The first one that was named counts.
    [...plain, ...listed].toReversed().toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

function expanded(name: string, target: string, folder: string): readonly [string, string][] {
  const [before = '', ...after] = target.split('*');
  // Each star stands for the same words.
  const [first = '', ...again] = after;
  const pattern = new RegExp(
    `^${escaped(before)}([^/]+)${escaped(first)}${again.map((part) => `\\1${escaped(part)}`).join('')}$`,
  );
  return globSync(target, { cwd: folder })
    .map((file) => `./${file.replace(/^\.\//, '')}`)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const words = pattern.exec(file)?.[1];
      return words === undefined ? [] : [[name.replace('*', words), file] as [string, string]];
    });
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
