/** Only tests move the focus, change the theme or remove anything; viewing a story never does. */
export const isTest = '__vitest_browser__' in globalThis;
