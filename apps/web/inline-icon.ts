import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const icon = readFileSync(join(import.meta.dirname, 'public', 'icon.svg'), 'utf8');

/**
 * Puts the icon into the page. As a file it is fetched when all else is there, which is when the page of a first
 * visitor reloads: the browser would fetch it twice, the first time in vain.
 */
export function inlineIcon(): Plugin {
  const address = `data:image/svg+xml,${encodeURIComponent(icon.trim())}`;
  return {
    name: 'inline-icon',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => page.replace(/(<link rel="icon" href=")[^"]+/u, `$1${address}`),
    },
  };
}
