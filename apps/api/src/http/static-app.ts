import type { Context } from 'hono';
import type { Api, ApiEnv } from '../api.ts';
import { AppError } from '../errors.ts';
import { type Encoding, fileStore, type StoredFile } from './file-store.ts';

export interface StaticFolders {
  /** The built web app. */
  readonly web: string;
  /** `{lng}/{ns}.json`. */
  readonly locales: string;
}

// Vite puts a content hash into the names under assets/.
const hashed = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';

/** The web app at `/app/`: its files as they are, and its single page for every other address. */
export function registerStaticApp(app: Api, { web, locales }: StaticFolders): void {
  const webFile = fileStore(web);
  const localeFile = fileStore(locales);

  for (const path of ['/', '/app']) {
    app.get(path, (context) => context.redirect(`/app/${new URL(context.req.url).search}`));
  }

  app.get('/app/locales/*', async (context) => {
    const file = await localeFile(inside(context, '/app/locales'));
    return file ? answer(context, file, askEachTime) : context.notFound();
  });

  app.get('/app/*', async (context) => {
    const path = inside(context, '/app');
    const file = await webFile(path);
    const isHashed = path.startsWith('/assets/');
    // https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/SourceMap
    if (file && isHashed && path.endsWith('.js')) context.header('sourcemap', `/app${path}.map`);
    if (file) return answer(context, file, isHashed ? hashed : askEachTime);
    if (!isPage(path)) return context.notFound();
    if (path.startsWith('/r/')) {
      hideAddress(context);
      const readersPage = await webFile('/reader.html');
      if (readersPage) return answer(context, readersPage, askEachTime);
    }
    const page = await webFile('/index.html');
    if (page) return answer(context, page, askEachTime);
    throw new AppError('app_not_built', 503, 'The web app has not been built: run "npm run build".');
  });
}

/** The address of a reader's page ends with what opens the text: it is kept from search engines and other sites. */
function hideAddress(context: Context<ApiEnv>): void {
  context.header('x-robots-tag', 'noindex, nofollow');
  context.header('referrer-policy', 'no-referrer');
}

const inside = (context: Context, start: string): string => {
  const path = context.req.path.slice(start.length);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Addresses of pages have no dot in their last segment. */
const isPage = (path: string): boolean => !/\.[^/]*$/.test(path) && !path.startsWith('/assets/');

async function answer(context: Context<ApiEnv>, file: StoredFile, caching: string): Promise<Response> {
  const headers = { 'cache-control': caching, etag: file.etag, vary: 'accept-encoding' };
  if (context.req.header('if-none-match')?.includes(file.etag)) return context.body(null, 304, headers);
  const encoding = accepted(context.req.header('accept-encoding') ?? '');
  const packed = encoding && (await file.encoded(encoding));
  const type = { 'content-type': file.type };
  if (!packed || !encoding) return context.body(file.bytes, 200, { ...headers, ...type });
  return context.body(packed, 200, { ...headers, ...type, 'content-encoding': encoding });
}

const accepted = (header: string): Encoding | undefined => {
  const offers = header.split(',').map((offer) => offer.trim().replace(/\s*;\s*q=(?!0(?:\.0*)?$).*$/, ''));
  return (['br', 'gzip'] as const).find((encoding) => offers.includes(encoding));
};
