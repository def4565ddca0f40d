import { createHash } from 'node:crypto';
import { defineConfig, type Plugin } from 'vite';
import { themeNames } from '../../scripts/lib/themes.mjs';
import { buildTarget } from '../../supported-browsers.ts';
import { ownStoreOfReact, shared } from '../../vite.shared.ts';
import { brandHead } from './brand-files.ts';
import { buildScript } from './built-script.ts';
import { offeredThemes } from './offered-themes.ts';
import { retriedStyles } from './retried-styles.ts';
import { readerNamespaces } from './src/reader/reader-namespaces.ts';
import { startFailed } from './start-failed.ts';
import { startTexts } from './start-texts.ts';

/** Apart from the app's own files, which its service worker keeps: somebody who only reads needs none of those. */
const folder = 'assets/reader';

const placeholder = '<script src="/src/start/start-reader.ts"></script>';

/** Puts the script that chooses the theme into the head. */
function readerHead(): Plugin {
  let code = '';
  let file = '';
  return {
    name: 'reader-head',
    async buildStart() {
      code = await buildScript('start-reader');
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      file = `${folder}/start-reader-${hash}.js`;
      if (this.environment.mode === 'build') this.emitFile({ type: 'asset', fileName: file, source: code });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/app/r/${folder}`, (request, response, next) => {
        if (!request.url?.startsWith('/start-reader-')) return next();
        response.setHeader('content-type', 'text/javascript').end(code);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (page, { server }) => {
        const inDevelopment = placeholder.replace('/src/', '/app/r/src/');
        const address = server === undefined ? `/app/${file}` : `/app/r/${file}`;
        return page
          .replace(placeholder, `<script src="${address}"></script>`)
          .replace(inDevelopment, `<script src="${address}"></script>`);
      },
    },
  };
}

/** React of 60 kB is most of what such a page may weigh (decision 0413). */
export const preactForReact = [
  { find: /^react-dom$/u, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/u, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(?:dev-)?runtime$/u, replacement: 'preact/jsx-runtime' },
  { find: /^react$/u, replacement: 'preact/compat' },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/u, replacement: 'preact/compat' },
];

export default defineConfig({
  root: import.meta.dirname,
  base: '/app/',
  publicDir: false,
  resolve: { alias: [...(process.env['READER_REACT'] ? [] : preactForReact), ...ownStoreOfReact] },
  plugins: [
    ...shared(),
    offeredThemes(themeNames),
    brandHead(),
    startTexts(readerNamespaces, folder),
    readerHead(),
    startFailed(),
    retriedStyles(),
  ],
  build: {
    // After the app, into the same folder.
    emptyOutDir: false,
    target: buildTarget,
    sourcemap: 'hidden',
    minify: 'terser',
    terserOptions: { compress: { passes: 2 }, module: true },
    assetsInlineLimit: 0,
    license: { fileName: 'licences-reader.txt' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'reader.html',
      output: {
        codeSplitting: { groups: [{ name: 'reader', tags: ['$initial'], priority: 1 }] },
        chunkFileNames: `${folder}/[name]-[hash:7].js`,
        entryFileNames: `${folder}/[name]-[hash:7].js`,
        assetFileNames: ({ names }) =>
          // The fonts are those of the app, which may be in the cache already.
          names.some((name) => name.endsWith('.woff2'))
            ? 'assets/[name]-[hash][extname]'
            : `${folder}/[name]-[hash:7][extname]`,
      },
    },
  },
  worker: { rolldownOptions: { output: { entryFileNames: `${folder}/[name]-[hash:7].js` } } },
});
