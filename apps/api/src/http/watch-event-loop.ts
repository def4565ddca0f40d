import type { Logger } from 'pino';
import type { RunningRequests } from './running-requests.ts';

const every = 50;
/** A pause above this is felt by everybody, in milliseconds. */
const longest = 200;

/** Logs each pause in which nobody was served, with the routes that were being answered. Gives what ends the watch. */
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
