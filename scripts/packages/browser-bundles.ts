import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import type { PackageName } from './source-package.ts';

interface Bundle {
  readonly module: string;
  /** What is used of it: a CommonJS module does not say what it exports. */
  readonly names: readonly string[];
}
type Bundles = Readonly<Record<string, Bundle>>;

/**
 * Packages that do not work in a page as they are, and their module that does: it is bundled into ours, so that nobody
 * has to configure a bundler. The ES module of hunspell-asm calls a namespace as a function.
 */
export const browserBundles: Partial<Record<PackageName, Bundles>> = {
  language: { 'hunspell-asm': { module: 'hunspell-asm/dist/cjs/index.js', names: ['loadModule'] } },
};

const { resolve } = createRequire(import.meta.url);
const entry = '\0entry';
const ownName = (other: string) => `#${other}`;
const fileOf = (other: string) => `lib/${other}.browser.js`;

/** Makes the modules of a package import its bundles by a name of their own. */
export const bundledApart = (name: PackageName): Plugin => ({
  name: 'bundled-apart',
  resolveId: (id) => (browserBundles[name]?.[id] === undefined ? null : { id: ownName(id), external: true }),
});

/** The `imports` that lead a page to the bundle, and Node to the package. */
export const bundledImports = (name: PackageName) =>
  Object.fromEntries(
    Object.keys(browserBundles[name] ?? {}).map((other) => [
      ownName(other),
      { browser: `./${fileOf(other)}`, default: other },
    ]),
  );

export async function bundleForBrowsers(name: PackageName, dist: string): Promise<void> {
  for (const [other, { module, names }] of Object.entries(browserBundles[name] ?? {})) {
    const build = await rolldown({
      input: entry,
      platform: 'browser',
      logLevel: 'silent',
      plugins: [
        {
          name: 'named-exports',
          resolveId: (id) => (id === entry ? id : null),
          load: (id) =>
            id === entry ? `export { ${names.join(', ')} } from ${JSON.stringify(resolve(module))};` : null,
        },
      ],
    });
    await build.write({ file: join(dist, fileOf(other)), format: 'es', minify: true });
    await build.close();
  }
}
