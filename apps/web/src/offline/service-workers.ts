/** The browser's service workers; null where it has none, or refuses them with its cookies or in a sandbox. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return 'serviceWorker' in navigator ? (navigator.serviceWorker ?? null) : null;
  } catch {
    return null;
  }
}
