import type { Logger } from 'pino';
import type { RunningRequests } from './running-requests.ts';

const every = 50;
/** Longest pause that goes unnoticed, in milliseconds. */
const longest = 200;

/**
 * Logs each pause in which the event loop was blocked, with the routes being answered. Returns a function that stops
 * the watch.
 */
export function watchEventLoop(logger: Logger, requests: RunningRequests): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const at = performance.now();
    const pause = at - last - every;
    last = at;
    const routes = requests.takeRoutes();
    if (pause > longest) logger.warn({ ms: Math.round(pause), routes }, 'event loop blocked');
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
