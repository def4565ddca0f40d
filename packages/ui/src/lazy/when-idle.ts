/** How long after the page's `load` event the first task may start, in milliseconds. */
const settleTime = 4000;

const tasks: (() => void)[] = [];

/**
 * Runs a task once the page has loaded and the browser is idle; several tasks run one after another, each in its own
 * idle period. Does nothing where there is no page.
 */
export function whenIdle(task: () => void): void {
  if (typeof document === 'undefined') return;
  tasks.push(task);
  if (tasks.length > 1) return;
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Resolves once every task now waiting for an idle period has run. */
export function idleTasksDone(): Promise<void> {
  return tasks.length === 0 ? Promise.resolve() : new Promise((resolve) => tasks.push(resolve));
}

function wait(): void {
  setTimeout(runNext, settleTime);
}

function runNext(): void {
  // Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback
  const schedule = globalThis.requestIdleCallback ?? setTimeout;
  schedule(() => {
    tasks.shift()?.();
    if (tasks.length > 0) runNext();
  });
}
