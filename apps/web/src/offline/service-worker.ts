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

/** The worker itself; the page's types know no worker. Its build writes the list of files into it. */
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

const month = 30 * 24 * 60 * 60;

const isPage = (request: Request, url: URL): boolean =>
  request.mode === 'navigate' && url.pathname.startsWith('/app/');
const isOfSite = (url: URL): boolean => url.origin === location.origin;

const newestWhereKept: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && newestList(request.url, cachedResponse),
};

/**
 * Starts the app without a connection: its files are kept as they were built, those that it starts with first; texts and
 * lists as they were last answered. Text of documents is not kept here but in the journal, which knows what was saved; kept lists show it.
 */
const worker = new Serwist({
  precacheEntries: files.filter((file) => isNeededToStart(pathOf(file))),
  precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false },
  // A new version waits until no window shows the old one, or until its reader asks for it.
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

// A first visit has a worker at once, and its other files when it rests. A newer version comes whole, or not at all.
self.addEventListener('install', (event) => {
  if (self.registration.active !== null) event.waitUntil(keepAll(later));
});
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers(later)));
self.addEventListener('message', (event) => {
  // What cannot be fetched now is asked for again by the next page.
  if (event.data?.type === keepFiles.type) event.waitUntil(keepAll(later).catch(() => {}));
});
