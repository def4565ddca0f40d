import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';

const base = '/app/r/';

/** Serves the reader's page from a second development server, because its React is another one. */
export function readerInDevelopment(): Plugin {
  return {
    name: 'reader-in-development',
    apply: 'serve',
    async configureServer({ middlewares, httpServer }) {
      if (httpServer === null) return;
      const reader = await createServer({
        configFile: join(import.meta.dirname, 'vite.reader.config.ts'),
        base,
        appType: 'custom',
        cacheDir: join(import.meta.dirname, '../../node_modules/.vite-reader'),
        server: { middlewareMode: true, hmr: { server: httpServer, path: '/reader' } },
      });
      httpServer.once('close', () => void reader.close());
      middlewares.use((request, response, next) => {
        const address = request.originalUrl ?? request.url ?? '';
        if (!address.startsWith(base)) return next();
        reader.middlewares(request, response, () => {
          const page = readFileSync(join(import.meta.dirname, 'reader.html'), 'utf8');
          reader
            .transformIndexHtml(base, page)
            .then((html) => response.setHeader('content-type', 'text/html').end(html), next);
        });
      });
    },
  };
}
