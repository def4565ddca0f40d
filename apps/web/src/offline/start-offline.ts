import { whenIdle } from '@octavo/ui/when-idle';
import { keepFiles } from './app-files.ts';
import { holdCaches } from './hold-caches.ts';
import { serviceWorkers } from './service-workers.ts';

/** Time after the page's `load` event in which the page fetches what it shows, in milliseconds. */
const firstFetches = 800;

/** Makes the app available offline: caches what it starts with soon, and the rest once the page is idle. */
export function startOffline(): void {
  const workers = serviceWorkers();
  if (workers === null || !import.meta.env.PROD) return;
  const register = () => {
    // Some browsers refuse in private windows: then the app needs a connection.
    workers.register('/app/service-worker.js', { scope: '/app/' }).catch(() => {});
  };
  if (workers.controller === null) {
    keepFirstVisit(workers);
    const registerSoon = () => setTimeout(register, firstFetches);
    if (document.readyState === 'complete') registerSoon();
    else addEventListener('load', registerSoon, { once: true });
  } else register();
  // A browser that refuses its caches has none to hold.
  void workers.ready.then(holdCaches).catch(() => {});
  // Three hundred files would delay what the page shows.
  whenIdle(() => void workers.ready.then(({ active }) => active?.postMessage(keepFiles)));
}

/**
 * On a first visit, requests made before the worker is ready bypass it; the worker fetches them again to cache its
 * part.
 */
function keepFirstVisit(workers: ServiceWorkerContainer): void {
  const missed = new Set<string>();
  const keep = () => {
    if (workers.controller === null || missed.size === 0) return;
    // https://serwist.pages.dev/docs/serwist/core/serwist
    workers.controller.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...missed] } });
    missed.clear();
  };
  workers.addEventListener('controllerchange', keep);
  // Uses events, because the page's own list is full after 250 entries.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isPast = entry instanceof PerformanceResourceTiming && entry.workerStart === 0;
      if (isPast && entry.name.startsWith(`${location.origin}/`)) missed.add(entry.name);
    }
    keep();
  }).observe({ type: 'resource', buffered: true });
}
