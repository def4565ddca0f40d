/** Looking at a story moves no focus, changes no theme and takes nothing away: only tests do. */
export const isTest = '__vitest_browser__' in globalThis;
