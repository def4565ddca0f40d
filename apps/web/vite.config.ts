import { defineConfig, type Plugin } from 'vite';
import { shared } from '../../vite.shared.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`;
const apiPaths = [
  '/is_authenticated',
  '/auth',
  '/account',
  '/system',
  '/docs',
  '/v2',
  '/main',
  '/essay',
  '/brainstorm',
  '/app/locales',
];
const preloadedFonts = ['hanken-grotesk-latin-wght-normal', 'source-serif-4-latin-opsz-normal'];

/** Fonts that every first screen needs are asked for with the page, not after its styles. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && preloadedFonts.some((name) => file.includes(name)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/app/${file}`,
            },
            injectTo: 'head',
          })),
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/app/',
  plugins: [...shared(), preloadFonts()],
  build: { target: 'es2024', sourcemap: true, assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', proxy: Object.fromEntries(apiPaths.map((path) => [path, api])) },
});
