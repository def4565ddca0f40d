import { idleTasksDone } from '@octavo/ui/when-idle';

/** How long no request may have ended, and how long to wait for that at most, in milliseconds. */
const quiet = { time: 400, limit: 10_000 } as const;

/** Resolves once the page fetches nothing, neither data nor the code of later parts. */
export async function untilQuiet(): Promise<void> {
  const limit = AbortSignal.timeout(quiet.limit);
  const silence = idleTasksDone().then(() => untilSilent(limit));
  await Promise.race([silence, aborted(limit)]);
}

function untilSilent(end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      requests.disconnect();
      resolve();
    };
    let silence = setTimeout(done, quiet.time);
    const requests = new PerformanceObserver(() => {
      clearTimeout(silence);
      silence = setTimeout(done, quiet.time);
    });
    requests.observe({ type: 'resource' });
    end.addEventListener('abort', () => requests.disconnect(), { once: true });
  });
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
