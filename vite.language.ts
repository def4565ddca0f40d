import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { platform } from './packages/language/src/platform/node.ts';
import { dataFiles, servedName } from './packages/language/src/platform/platform.ts';

/** What Vite has to know of the language engines where a worker checks in the browser: their lists, given unpacked, and their packages. */
export const languageEngines = (): Plugin => ({
  name: 'language-engines',
  config: () => ({
    // The ES module of hunspell-asm calls a namespace as a function.
    resolve: { alias: { 'hunspell-asm': createRequire(import.meta.url).resolve('hunspell-asm') } },
    optimizeDeps: {
      // Known before a page begins: a package that turns up later makes Vite reload it.
      include: ['hunspell-asm', 'lru-cache', 'wink-eng-lite-web-model', 'wink-nlp', 'zod'],
      // It finds its WebAssembly beside itself.
      exclude: ['harper.js'],
    },
  }),
  configureServer: ({ middlewares }) => {
    middlewares.use('/language-data', ({ url }, response, next) => {
      const file = dataFiles.find((one) => url === `/${servedName(one)}`);
      if (file === undefined) next();
      else response.end(platform.readData(file));
    });
  },
});
