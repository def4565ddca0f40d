export const themeNames: readonly string[];
