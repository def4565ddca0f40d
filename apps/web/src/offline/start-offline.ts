import { whenIdle } from '@octavo/ui/when-idle';
import { serviceWorkers } from './service-workers.ts';

/** Has the browser keep the app for the time without a connection, once the page has nothing better to do. */
export function startOffline(): void {
  const workers = serviceWorkers();
  if (workers === null || !import.meta.env.PROD) return;
  const register = () => {
    // Refused in private windows of some browsers: then the app is only there with a connection.
    workers.register('/app/service-worker.js', { scope: '/app/' }).catch(() => {});
  };
  if (workers.controller !== null) {
    register();
    return;
  }
  keepFirstVisit(workers);
  // What the page shows is fetched after its `load` event, and the worker's three hundred files would be in its way.
  whenIdle(register);
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
