export { vars } from './contract.css.ts';
export { contrastPairs } from './contrast-pairs.ts';
export { breakpoints, layer, narrow } from './scale.ts';
export { themeNames, themes, type ThemeName } from './themes.ts';
export type { ThemeTokens } from './theme-tokens.ts';
