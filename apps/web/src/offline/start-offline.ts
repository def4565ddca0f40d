import { listCache } from './kept-calls.ts';

/** Has the browser keep the app for the time without a connection, once the page has nothing better to do. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  if (navigator.serviceWorker.controller === null) keepFirstVisit(navigator.serviceWorker);
  const register = () => {
    // Refused in private windows of some browsers: then the app is only there with a connection.
    navigator.serviceWorker.register('/app/service-worker.js', { scope: '/app/' }).catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** What a first visit fetches past the worker, which is not there yet, is fetched once more by it: it keeps its part. */
function keepFirstVisit(workers: ServiceWorkerContainer): void {
  const missed = new Set<string>();
  const keep = () => {
    if (workers.controller === null || missed.size === 0) return;
    // https://serwist.pages.dev/docs/serwist/core/serwist
    workers.controller.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...missed] } });
    missed.clear();
  };
  workers.addEventListener('controllerchange', keep);
  // Told by events: the list of the page is full after 250 of them.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isPast = entry instanceof PerformanceResourceTiming && entry.workerStart === 0;
      if (isPast && entry.name.startsWith(`${location.origin}/`)) missed.add(entry.name);
    }
    keep();
  }).observe({ type: 'resource', buffered: true });
}

/** Forgets what was kept of an account: the next one who sits here sees nothing of it. */
export async function forgetKeptLists(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(listCache);
}
