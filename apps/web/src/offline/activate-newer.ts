import { serviceWorkers } from './service-workers.ts';
import { untilQuiet } from './until-quiet.ts';

/**
 * How long to wait for the worker to take over, in milliseconds. After that the reload asks the server for the page.
 */
const takeOverLimit = 3000;

/**
 * Makes the newer worker take over. It is asked while there are no requests: then the older one stops at once, but if
 * it was busy it stops only 30 s after its last event (measured in Chromium 156).
 *
 * @param signal aborted when the reader changes their mind: a worker that has not been asked yet keeps waiting
 */
export async function activateNewer(signal: AbortSignal): Promise<void> {
  await untilQuiet();
  const workers = serviceWorkers();
  const registration = await workers?.getRegistration('/app/');
  // Another window may have been first.
  if (signal.aborted || !registration?.waiting) return;
  const limit = AbortSignal.timeout(takeOverLimit);
  const settled = new Promise<void>((done) => {
    workers?.addEventListener('controllerchange', () => done(), { once: true });
    limit.addEventListener('abort', () => done(), { once: true });
  });
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  await settled;
}
