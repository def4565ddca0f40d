import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { Api, ApiEnv } from '../api.ts';
import { AppError } from '../errors.ts';

export interface StaticFolders {
  /** The built web app. */
  readonly web: string;
  /** `{lng}/{ns}.json`. */
  readonly locales: string;
}

const unchanging = 'public, max-age=31536000, immutable';
const ask = 'no-cache';

/** The web app at `/app/`: files as they are, and its one page for every other address in it. */
export function registerStaticApp(app: Api, { web, locales }: StaticFolders): void {
  // Vite puts a hash of the content into the names under assets/.
  const mark = (path: string, context: Context<ApiEnv>): void =>
    context.header('cache-control', path.includes('/assets/') ? unchanging : ask);
  const file = (root: string, rewriteRequestPath: (path: string) => string) =>
    serveStatic<ApiEnv>({ root, rewriteRequestPath, onFound: mark });

  app.get('/', (context) => context.redirect('/app/'));
  app.get('/app', (context) => context.redirect('/app/'));
  app.use('/app/*', compress(), etag());
  app.get('/app/locales/*', file(locales, (path) => path.slice('/app/locales'.length)));
  app.get('/app/*', file(web, (path) => path.slice('/app'.length)));
  app.get(
    '/app/*',
    (context, next) => (isPage(context.req.path) ? next() : context.notFound()),
    file(web, () => '/index.html'),
    () => {
      throw new AppError('app_not_built', 503, 'The web app has not been built: run "npm run build".');
    },
  );
}

/** Addresses of pages have no dot in their last part. */
const isPage = (path: string): boolean => !/\.[^/]*$/.test(path) && !path.startsWith('/app/assets/');
