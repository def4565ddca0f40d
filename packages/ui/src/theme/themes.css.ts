import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { tokens } from './layers.css.ts';
import { scale } from './scale.ts';
import type { ThemeTokens } from './theme-tokens.ts';
import { themeNames, themes } from './themes.ts';

// On <html>, so that portalled dialogs and tooltips are inside it.
for (const name of themeNames) {
  const { color, ...rest }: ThemeTokens = themes[name];
  createGlobalTheme(`[data-theme='${name}']`, vars, { '@layer': tokens, ...color, ...rest, ...scale });
}
