import { join } from 'node:path';
import { serwist } from '@serwist/vite';
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite';
import { themeNames } from '../../scripts/lib/themes.mjs';
import { buildTarget } from '../../supported-browsers.ts';
import { ownStoreOfReact, shared } from '../../vite.shared.ts';
import { brandFiles } from './brand-files.ts';
import { documentFiles } from './document-files.ts';
import { headScript } from './head-script.ts';
import { lateStarts } from './late-starts.ts';
import { offeredThemes } from './offered-themes.ts';
import { readerInDevelopment } from './reader-in-development.ts';
import { retriedStyles } from './retried-styles.ts';
import { firstNamespaces } from './src/first-namespaces.ts';
import { startFailed } from './start-failed.ts';
import { startTexts } from './start-texts.ts';
import { stillFrame } from './still-frame.ts';

const root = join(import.meta.dirname, '..', '..');
const apiPaths = [
  '/is_authenticated',
  '/auth',
  '/account',
  '/system',
  '/docs',
  '/readers',
  '/mail',
  '/v2',
  '/main',
  '/essay',
  '/brainstorm',
  '/app/locales',
  '/readers',
];
const namesOfFirstFonts = ['hanken-grotesk-latin-wght-normal', 'octavo-serif-latin-optical'];

/** Names the fonts that every first screen needs in `<html data-fonts>`, so that the script in the head has them fetched. */
function firstFonts(): Plugin {
  return {
    name: 'first-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) => {
        const files = Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && namesOfFirstFonts.some((name) => file.includes(name)))
          .map((file) => file.replace('assets/', ''));
        return files.length === 0
          ? page
          : page.replace(' data-theme=', ` data-fonts="${files.join(' ')}" data-theme=`);
      },
    },
  };
}

/** Keeps the app's own files for the time without a connection; fonts are kept when they are first drawn. */
const serviceWorker = () =>
  serwist({
    swSrc: join(import.meta.dirname, 'src/offline/service-worker.ts'),
    swDest: 'service-worker.js',
    globDirectory: join(import.meta.dirname, 'dist'),
    globPatterns: [
      'index.html',
      'icon.svg',
      'manifest*.webmanifest',
      'assets/*.{js,css}',
      'assets/texts-*.json',
    ],
    modifyURLPrefix: { '': '/app/' },
    // The names of files hold a hash of what is in them.
    dontCacheBustURLsMatching: /^assets\//,
    rollupFormat: 'iife',
  });

/**
 * What every page runs first: libraries, which outlive a release in the cache, and the app's own beside them. Styles of
 * what comes later are one file: each by itself they are twice as many bytes, in seventy files.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules(?!.*\.css)/u, priority: 2 },
  { name: 'app', tags: ['$initial'], priority: 1 },
  { name: 'styles', test: /\.css$/u },
];

/** No property is read for a side effect, such as forcing a layout. */
const minify: Rolldown.MinifyOptions = {
  compress: { target: buildTarget, treeshake: { propertyReadSideEffects: false } },
  mangle: true,
  codegen: true,
};

export default defineConfig(({ mode }) => {
  // Where `npm run dev` has the API: from the environment or the file that the API reads as well.
  const { PORT = '8080' } = loadEnv(mode, root, 'PORT');
  // The API takes state-changing calls only from its own host: the browser's `Host` is passed on.
  const api = { target: `http://127.0.0.1:${PORT}`, changeOrigin: false };
  return {
    root: import.meta.dirname,
    base: '/app/',
    resolve: { alias: ownStoreOfReact },
    plugins: [
      ...shared(),
      firstFonts(),
      offeredThemes(themeNames),
      stillFrame(),
      startFailed(),
      brandFiles(),
      startTexts(firstNamespaces),
      lateStarts(),
      documentFiles(),
      headScript(),
      retriedStyles(),
      serviceWorker(),
      readerInDevelopment(),
    ],
    build: {
      target: buildTarget,
      // The server names the map in a header, which costs nothing where nobody looks: a comment is in every script.
      sourcemap: 'hidden',
      // Inlines what is used once, which Rolldown's own minifier does not do; that one runs afterwards.
      minify: 'terser',
      terserOptions: { compress: { passes: 2 }, module: true },
      assetsInlineLimit: 0,
      license: { fileName: 'licences.txt' },
      // The browser finds a part's scripts; a list of them for each part was 4 kB of the first script.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_part, files) => files.filter((file) => file.endsWith('.css')),
      },
      rolldownOptions: {
        output: {
          codeSplitting: { groups },
          minify,
          // The first script names some sixty others, and a hash cannot be compressed.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          entryFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    },
    server: { host: '127.0.0.1', proxy: Object.fromEntries(apiPaths.map((path) => [path, api])) },
  };
});
