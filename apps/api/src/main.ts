/** A terminal signals the whole group, and npm passes the same signal on: within this time, in ms, it is one request. */
const sameRequest = 2_000;

let stop: (() => Promise<void>) | undefined = undefined;
let askedAt: number | undefined;

function end(): void {
  if (askedAt !== undefined) {
    if (performance.now() - askedAt > sameRequest) process.exit(1);
    return;
  }
  askedAt = performance.now();
  // Startup may be interrupted anywhere (decision 0118).
  if (stop === undefined) process.exit(0);
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

// Before anything is loaded: the first process of a container ignores signals without a handler.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
const { serve } = await import('./serve.ts');
stop = await serve();
