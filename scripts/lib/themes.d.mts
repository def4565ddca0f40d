export const themeNames: readonly string[];
/** Names of the themes in a folder: one file of data each. */
export declare function themesIn(folder: string): string[];
