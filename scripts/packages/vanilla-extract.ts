import { createCompiler } from '@vanilla-extract/compiler';
import type { Plugin } from 'rolldown';
import { root } from './source-package.ts';
import { foreignStyles, type StyleFile } from './styles.ts';

export interface CollectedStyles {
  readonly plugin: Plugin;
  /** The styles that a module loads, its own and those of what it imports, in their order. */
  readonly of: (path: string) => readonly StyleFile[];
  readonly close: () => Promise<void>;
}

/** An import of a style sheet, which is left out: Node could not load it. */
const sheet = /^import '([^']+\.css)';$/gm;
const made = /^import '(.+)\.vanilla\.css';$/gm;

/**
 * Turns every `.css.ts` into its class names, and collects the styles. vanilla-extract has no plugin for Rolldown, and
 * those for Rollup evaluate styles without Vite, so that `import.meta.glob` would be missing.
 */
export function collectStyles(): CollectedStyles {
  const compiler = createCompiler({
    root,
    identifiers: 'short',
    enableFileWatcher: false,
    viteConfig: { logLevel: 'error' },
  });
  const styles = new Map<string, readonly StyleFile[]>();
  const imports = new Map<string, readonly string[]>();

  return {
    plugin: {
      name: 'collected-styles',
      async load(id) {
        if (!id.endsWith('.css.ts')) return null;
        const { source } = await compiler.processVanillaFile(id);
        const own = [...source.matchAll(made)].map(([, path = '']) => path);
        styles.set(
          id,
          own.map((path) => ({ path, css: compiler.getCssForFile(path).css })),
        );
        return { code: source.replaceAll(made, ''), moduleType: 'js' };
      },
      transform(code, id) {
        const sheets = [...code.matchAll(sheet)].map(([, specifier = '']) => foreignStyles(specifier));
        if (sheets.length === 0) return null;
        styles.set(id, sheets);
        return { code: code.replaceAll(sheet, ''), map: null };
      },
      buildEnd() {
        for (const id of this.getModuleIds()) {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          imports.set(id, [...importedIds, ...dynamicallyImportedIds]);
        }
      },
    },
    of(path) {
      const found = new Map<string, StyleFile>();
      const seen = new Set<string>();
      const visit = (id: string) => {
        if (seen.has(id)) return;
        seen.add(id);
        for (const imported of imports.get(id) ?? []) visit(imported);
        for (const file of styles.get(id) ?? []) found.set(file.path, found.get(file.path) ?? file);
      };
      visit(path);
      return [...found.values()];
    },
    close: () => compiler.close(),
  };
}
