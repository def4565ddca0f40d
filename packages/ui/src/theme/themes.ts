import type { ThemeName } from './theme-registry.ts';
import type { ThemeTokens } from './theme-tokens.ts';

export type { ThemeName } from './theme-registry.ts';

const files = import.meta.glob<ThemeTokens>('./data/*.ts', { eager: true, import: 'default' });
const found = Object.entries(files)
  .map(([path, tokens]) => [nameOf(path), tokens] as const)
  .toSorted(([, one], [, other]) => one.position - other.position);

/** Every theme there is, in the order in which a switch shows them; adding one is one file in `data/`. */
export const themeNames: readonly ThemeName[] = found.map(([name]) => name);
// `fromEntries` forgets which names it was given.
export const themes = Object.fromEntries(found) as Readonly<Record<ThemeName, ThemeTokens>>;

/** A theme's name is the name of its file, which that file declares too; the compiler cannot see the folder. */
function nameOf(path: string): ThemeName {
  return path.replace(/^.*\/|\.ts$/g, '') as ThemeName;
}
