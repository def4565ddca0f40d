import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { viteImportGlobPlugin } from 'rolldown/experimental';
import { builtName, root, type SourceManifest, type SourcePackage } from './source-package.ts';
import { browserBundles, bundledApart, bundleForBrowsers } from './browser-bundles.ts';
import { collectStyles, type CollectedStyles } from './vanilla-extract.ts';

/** Modules that others find by an address rather than by an import. */
const addressed = /new URL\('(\.{1,2}\/[^']+)\.ts', import\.meta\.url\)/g;

export interface BuiltModules {
  /** Packages that the modules import. */
  readonly imported: ReadonlySet<string>;
  readonly styles: CollectedStyles;
}

/** Writes a module for each source file that an entry point reaches. */
export async function buildModules({
  name: own,
  entries,
  sheets,
  folder,
  dist,
  manifest,
}: SourcePackage): Promise<BuiltModules> {
  const { dependencies = {} } = manifest;
  const styles = collectStyles();
  const imported = new Set<string>();
  const external = (id: string) => {
    if (browserBundles[own]?.[id] !== undefined) return false;
    const isOther = !/^(?:\.|\/|\0)/.test(id);
    if (isOther) imported.add(id);
    return isOther;
  };
  const build = await rolldown({
    cwd: root,
    input: [
      ...new Set([
        ...Object.values(entries),
        ...Object.values(sheets),
        ...programs(manifest),
        ...scriptsOf(folder),
      ]),
    ].map((file) => join(folder, file)),
    external,
    plugins: [
      bundledApart(own),
      styles.plugin,
      addresses,
      viteImportGlobPlugin(),
      filesOf(dependencies, imported),
    ],
    platform: 'neutral',
    treeshake: false,
    transform: { jsx: 'react-jsx', target: 'es2024' },
    tsconfig: false,
    checks: { pluginTimings: false },
    onLog: (level, log, handler) => {
      if (level === 'warn') throw new Error(log.message);
      handler(level, log);
    },
  });
  await build.write({
    dir: dist,
    format: 'es',
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: folder,
    entryFileNames: ({ facadeModuleId, name }) =>
      facadeModuleId === null || !facadeModuleId.startsWith(folder)
        ? `lib/${name}.js`
        : // A JSON file becomes a module, beside the file.
          builtName(relative(folder, facadeModuleId)).replace(/\.json$/, '.json.js'),
    chunkFileNames: 'lib/[name].js',
  });
  await build.close();
  await bundleForBrowsers(own, dist);
  for (const other of Object.keys(browserBundles[own] ?? {})) imported.add(other);
  return { imported, styles };
}

/** Notes the packages that a module names without importing them, since it reads a file of theirs. */
const filesOf = (dependencies: Readonly<Record<string, string>>, imported: Set<string>): Plugin => ({
  name: 'files-of-packages',
  transform(code) {
    for (const name of Object.keys(dependencies)) if (code.includes(`'${name}/`)) imported.add(name);
    return null;
  },
});

const addresses: Plugin = {
  name: 'addresses-of-modules',
  // As long as before, so that the source map stays right.
  transform: (code) => ({ code: code.replaceAll(addressed, "new URL('$1.js', import.meta.url)"), map: null }),
};

/** What no entry point reaches: commands, and what Node and browsers have different modules for. */
const programs = ({ bin = {}, imports = {} }: SourceManifest) => [
  ...Object.values(bin),
  ...Object.values(imports).flatMap((each) => Object.values(each)),
];

/** The scripts of threads. */
const scriptsOf = (folder: string) =>
  globSync('src/**/*-worker.ts', { cwd: folder, exclude: (path) => path.includes('testing') });
