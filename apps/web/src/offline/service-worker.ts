import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
} from 'serwist';
import { fileCache, forgetOthers, isNeededToStart, keepAll, keepFiles } from './app-files.ts';
import { isKeptCall, listCache } from './kept-calls.ts';
import { newestList } from './newest-list.ts';

/** The worker's global scope, which the page's types lack. The build writes the list of files into it. */
declare const self: {
  readonly __SW_MANIFEST: readonly (PrecacheEntry | string)[];
  readonly registration: ServiceWorkerRegistration;
  readonly addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: LifeEvent) => void,
  ) => void;
};

interface LifeEvent {
  readonly data?: { readonly type?: unknown };
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const files = self.__SW_MANIFEST;
const pathOf = (file: PrecacheEntry | string): string => (typeof file === 'string' ? file : file.url);
const later = files.map(pathOf).filter((path) => !isNeededToStart(path));
const isLater = new Set(later);

const fontCache = 'octavo-fonts';
const textCache = 'octavo-texts';

const month = 30 * 24 * 60 * 60;

/** A reader's page is not part of the app, which has no route for its address. */
const isPage = (request: Request, url: URL): boolean =>
  request.mode === 'navigate' && url.pathname.startsWith('/app/') && !url.pathname.startsWith('/app/r/');
const isOfSite = (url: URL): boolean => url.origin === location.origin;

const newestWhereKept: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && newestList(request.url, cachedResponse),
};

/**
 * Starts the app without a connection. Its files are cached as built, those needed to start first; texts and lists as
 * last answered. The text of documents is not cached here but in the journal, which knows what was saved; cached lists
 * show it.
 */
const worker = new Serwist({
  precacheEntries: files.filter((file) => isNeededToStart(pathOf(file))),
  precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false },
  // A new version waits until no window shows the old one, or until the reader asks for it.
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: false,
  runtimeCaching: [
    { matcher: ({ request, url }) => isPage(request, url), handler: new NetworkOnly() },
    {
      matcher: ({ url }) => isOfSite(url) && isLater.has(url.pathname),
      handler: new CacheFirst({ cacheName: fileCache }),
    },
    {
      matcher: ({ url }) => isOfSite(url) && /^\/app\/assets\/.*\.woff2$/.test(url.pathname),
      handler: new CacheFirst({
        cacheName: fontCache,
        plugins: [new ExpirationPlugin({ maxEntries: 40 })],
      }),
    },
    {
      matcher: ({ url }) => isOfSite(url) && url.pathname.startsWith('/app/locales/'),
      handler: new NetworkFirst({ cacheName: textCache }),
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

// On a first visit the worker is ready at once and caches the other files when idle. A newer version is installed
// completely or not at all.
self.addEventListener('install', (event) => {
  if (self.registration.active !== null) event.waitUntil(keepAll(later));
});
self.addEventListener('activate', (event) => {
  // All caches exist once the worker is ready, so that a page can hold them.
  const all = [fileCache, fontCache, textCache, listCache].map((name) => caches.open(name));
  event.waitUntil(Promise.all([...all, forgetOthers(later)]));
});
self.addEventListener('message', (event) => {
  // What cannot be fetched now is requested again by the next page.
  if (event.data?.type === keepFiles.type) event.waitUntil(keepAll(later).catch(() => {}));
});
