import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
} from 'serwist';
import { isKeptCall, listCache } from './kept-calls.ts';
import { newestList } from './newest-list.ts';

/** The worker itself; the page's types know no worker. Its build writes the list of files into it. */
declare const self: { readonly __SW_MANIFEST: readonly (PrecacheEntry | string)[] };

const month = 30 * 24 * 60 * 60;

const isPage = (request: Request, url: URL): boolean =>
  request.mode === 'navigate' && url.pathname.startsWith('/app/');
const isOfSite = (url: URL): boolean => url.origin === location.origin;

const newestWhereKept: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && newestList(request.url, cachedResponse),
};

/**
 * Starts the app without a connection: its files are kept as they were built, texts and lists as they were last
 * answered. Text of documents is not kept here but in the journal, which knows what was saved; kept lists show it.
 */
const worker = new Serwist({
  precacheEntries: [...self.__SW_MANIFEST],
  precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false },
  // A new version waits until no window shows the old one, or until its reader asks for it.
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: false,
  runtimeCaching: [
    { matcher: ({ request, url }) => isPage(request, url), handler: new NetworkOnly() },
    {
      matcher: ({ url }) => isOfSite(url) && /^\/app\/assets\/.*\.woff2$/.test(url.pathname),
      handler: new CacheFirst({
        cacheName: 'octavo-fonts',
        plugins: [new ExpirationPlugin({ maxEntries: 40 })],
      }),
    },
    {
      matcher: ({ url }) => isOfSite(url) && url.pathname.startsWith('/app/locales/'),
      handler: new NetworkFirst({ cacheName: 'octavo-texts' }),
    },
    {
      matcher: ({ url, request }) => request.method === 'GET' && isOfSite(url) && isKeptCall(url),
      handler: new NetworkFirst({
        cacheName: listCache,
        plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: month }), newestWhereKept],
      }),
    },
  ],
  fallbacks: {
    entries: [
      {
        url: '/app/index.html',
        matcher: ({ request }) => isPage(request, new URL(request.url)),
      },
    ],
  },
});

worker.addEventListeners();
