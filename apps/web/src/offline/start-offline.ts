import { listCache } from './kept-calls.ts';

/** Has the browser keep the app for the time without a connection, once the page has nothing better to do. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = () => {
    // Refused in private windows of some browsers: then the app is only there with a connection.
    navigator.serviceWorker.register('/app/service-worker.js', { scope: '/app/' }).catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** Forgets what was kept of an account: the next one who sits here sees nothing of it. */
export async function forgetKeptLists(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(listCache);
}
