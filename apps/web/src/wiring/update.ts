import { type UpdateEvent, updateMachine } from '@octavo/machines/update';
import { idleTasksDone } from '@octavo/ui/when-idle';
import { fromCallback, fromPromise } from 'xstate';
import { serviceWorkers } from '../offline/service-workers.ts';

const hour = 3_600_000;

export const wiredUpdate = updateMachine.provide({
  actors: {
    releases: fromCallback<UpdateEvent>(({ sendBack }) => {
      const workers = serviceWorkers();
      if (workers === null) return undefined;
      const end = new AbortController();
      // Offered only when it can be done at once: the worker is busy while the page fetches the code of later parts.
      const tell = () => void idleTasksDone().then(() => sendBack({ type: 'found' }));
      reportWhenReplaced(workers, tell, end.signal);
      void workers.ready.then((registration) => watch(registration, tell, end.signal));
      return () => end.abort();
    }),
    activate: fromPromise(async ({ signal }): Promise<unknown> =>
      (await import('../offline/activate-newer.ts')).activateNewer(signal),
    ),
    reload: fromCallback<UpdateEvent>(() => location.reload()),
  },
});

/** Detects that another window has started a newer version. A device's first worker replaces none. */
function reportWhenReplaced(workers: ServiceWorkerContainer, tell: () => void, signal: AbortSignal): void {
  let hadOne = workers.controller !== null;
  const change = () => {
    if (hadOne) tell();
    hadOne = true;
  };
  workers.addEventListener('controllerchange', change, { signal });
}

/** The browser looks for a newer worker when a page is opened; a page that stays open looks when it becomes visible. */
function watch(registration: ServiceWorkerRegistration, tell: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (registration.waiting) tell();
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && tell(), { signal });
  };
  registration.addEventListener('updatefound', follow, { signal });
  let asked = Date.now();
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < hour) return;
    asked = Date.now();
    // Without a connection there is nothing newer.
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', ask, { signal });
}
