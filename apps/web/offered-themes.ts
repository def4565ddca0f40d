import type { Plugin } from 'vite';

/** Writes the names of the themes into the page, where the script of the head reads them before the first paint. */
export function offerThemes(page: string, names: readonly string[]): string {
  return page.replace(' data-theme=', ` data-themes="${names.join(' ')}" data-theme=`);
}

export function offeredThemes(names: readonly string[]): Plugin {
  return { name: 'offered-themes', transformIndexHtml: (page) => offerThemes(page, names) };
}
