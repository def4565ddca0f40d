/** Each file in `data/` adds its own name here, so that the types know every theme that exists. */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by declaration merging
export interface ThemeRegistry {}

export type ThemeName = keyof ThemeRegistry;
