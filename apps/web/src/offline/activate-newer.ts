import { serviceWorkers } from './service-workers.ts';
import { untilQuiet } from './until-quiet.ts';

/** A worker that has not taken over by then, in milliseconds, will take long: the reload asks the server for the page. */
const takeOverLimit = 3000;

/**
 * Has the newer worker answer from now on. It is asked in a moment without requests: the older one leaves at once then,
 * but 30 s after its last event where it was busy when the newer one was asked (measured in Chromium 156).
 *
 * @param signal the reader thinks better of it: a worker that has not been asked by then goes on waiting
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
