/** Each file in `data/` declares its own name here, so that a theme is known to the types by being there. */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by declaration merging
export interface ThemeRegistry {}

export type ThemeName = keyof ThemeRegistry;
