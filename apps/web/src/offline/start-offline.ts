import { whenIdle } from '@octavo/ui/when-idle';
import { keepFiles } from './app-files.ts';
import { serviceWorkers } from './service-workers.ts';

/** After the page's `load` event, in milliseconds: what it shows is fetched then. */
const firstFetches = 800;

/** Has the browser keep the app for the time without a connection: what it starts with soon, the rest once the page rests. */
export function startOffline(): void {
  const workers = serviceWorkers();
  if (workers === null || !import.meta.env.PROD) return;
  const register = () => {
    // Refused in private windows of some browsers: then the app is only there with a connection.
    workers.register('/app/service-worker.js', { scope: '/app/' }).catch(() => {});
  };
  if (workers.controller === null) {
    keepFirstVisit(workers);
    const registerSoon = () => setTimeout(register, firstFetches);
    if (document.readyState === 'complete') registerSoon();
    else addEventListener('load', registerSoon, { once: true });
  } else register();
  // Three hundred files would be in the way of what the page shows.
  whenIdle(() => void workers.ready.then(({ active }) => active?.postMessage(keepFiles)));
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
