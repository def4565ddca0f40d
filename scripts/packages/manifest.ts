import { bundledImports } from './browser-bundles.ts';
import { builtName, type SourcePackage } from './source-package.ts';

export interface Manifest {
  readonly [field: string]: unknown;
  readonly name: string;
  readonly version: string;
}

/** The package.json that is published: built files instead of sources, and only the packages that these import. */
export function publishedManifest(
  { name, manifest, entries, files }: SourcePackage,
  imported: ReadonlySet<string>,
  sheets: readonly string[],
  versions: ReadonlyMap<string, string>,
): Manifest {
  const { bin, imports, dependencies = {}, peerDependencies, peerDependenciesMeta } = manifest;
  const needed = new Set([...imported].map(packageOf));
  const undeclared = undeclaredOf(needed, [
    manifest.name,
    ...Object.keys({ ...dependencies, ...peerDependencies }),
  ]);
  if (undeclared.length > 0) {
    throw new Error(`${name} imports ${undeclared.join(', ')}, which its package.json does not name`);
  }
  return {
    name: manifest.name,
    version: manifest.version,
    description: manifest.description,
    license: 'MIT',
    type: 'module',
    sideEffects: sheets.length > 0 ? ['**/*.css'] : (manifest.sideEffects ?? true),
    ...(bin ? { bin: builtValues(bin) } : {}),
    ...(imports
      ? {
          imports: {
            ...Object.fromEntries(Object.entries(imports).map(([key, each]) => [key, builtValues(each)])),
            ...bundledImports(name),
          },
        }
      : {}),
    exports: {
      ...Object.fromEntries(Object.entries(entries).map(([entry, file]) => [entry, built(file)])),
      ...Object.fromEntries(sheets.map((sheet) => [`./${sheet}`, `./${sheet}`])),
      ...files,
      './package.json': './package.json',
    },
    engines: { node: '>=24' },
    dependencies: Object.fromEntries(
      Object.entries(dependencies)
        .filter(([dependency]) => needed.has(typedBy(dependency)))
        .map(([dependency, range]) => [dependency, rangeOf(dependency, range, versions)]),
    ),
    ...(peerDependencies ? { peerDependencies } : {}),
    ...(peerDependenciesMeta ? { peerDependenciesMeta } : {}),
  };
}

/** The package whose types a package of DefinitelyTyped holds: declarations import it by its own name. */
const typedBy = (name: string): string => name.replace(/^@types\//, '');

function undeclaredOf(needed: ReadonlySet<string>, declared: readonly string[]): readonly string[] {
  // Node's own, the package's own, and what `@tiptap/pm` brings, which declarations name by itself.
  const known = ['node:', '#', ...(declared.includes('@tiptap/pm') ? ['prosemirror-'] : [])];
  return [...needed].filter(
    (each) => !declared.includes(each) && !known.some((start) => each.startsWith(start)),
  );
}

/** `@scope/name` of `@scope/name/part`. */
export const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

const built = (file: string) => `./${builtName(file.replace(/^\.\//, ''))}`;

const builtValues = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([key, file]) => [key, built(file)]));

function rangeOf(dependency: string, range: string, versions: ReadonlyMap<string, string>): string {
  const version = versions.get(dependency);
  return version === undefined ? range : `^${version}`;
}
