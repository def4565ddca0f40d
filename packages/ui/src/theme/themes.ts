import { cyberpunk } from './cyberpunk.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import type { ThemeTokens } from './theme-tokens.ts';

/** Every theme there is; adding one is one file of data and one line here. */
export const themes = { light, dark, cyberpunk } as const satisfies Record<string, ThemeTokens>;

export type ThemeName = keyof typeof themes;
export const themeNames: readonly ThemeName[] = ['light', 'dark', 'cyberpunk'];
