import { themeNames } from './theme-entries.ts';
import type { ThemeName } from './theme-registry.ts';
import type { ThemeTokens } from './theme-tokens.ts';

export { themeNames } from './theme-entries.ts';
export type { ThemeName } from './theme-registry.ts';

const files = import.meta.glob<() => ThemeTokens>('./data/*.ts', { eager: true, import: 'default' });

// `Object.fromEntries` loses the type of the keys.
export const themes = Object.fromEntries(
  themeNames.map((name) => [name, files[`./data/${name}.ts`]?.()]),
) as Readonly<Record<ThemeName, ThemeTokens>>;
