import { whenIdle } from './when-idle.ts';
import './remove-failed-styles.ts';

/** Where a module stands. One that failed stays `failed` while it is tried again. */
export type LazyState<Value> =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly value: Value };

/** Code that is fetched on demand, as an external store. */
export interface LazyModule<Value> {
  readonly getSnapshot: () => LazyState<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches it unless it is there or on its way. */
  readonly fetch: () => void;
}

/** What the page gives; tests give their own. */
export interface LazyModuleOptions {
  readonly schedule?: (task: () => void) => void;
  readonly network?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** The first wait before a failed fetch is tried again, and the longest; in milliseconds. */
const wait = { first: 1000, longest: 30_000 } as const;

/**
 * Fetches code in idle time, before it is asked for. After a failure it is fetched again when the network comes back
 * and, while somebody waits for it, by itself: a fetch may fail in the moment in which the connection is told to be
 * back, and that is told only once.
 *
 * Calling `load` again is a real retry: browsers no longer keep a failed fetch in the module map
 * (https://github.com/whatwg/html/pull/10327).
 */
export function lazyModule<Value>(
  load: () => Promise<Value>,
  { schedule = whenIdle, network = globalThis }: LazyModuleOptions = {},
): LazyModule<Value> {
  const listeners = new Set<() => void>();
  let state: LazyState<Value> = { status: 'pending' };
  let isFetching = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const publish = (next: LazyState<Value>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const fetch = () => {
    if (isFetching || state.status === 'ready') return;
    isFetching = true;
    clearTimeout(retry);
    if (state.status === 'failed') publish({ status: 'failed', isRetrying: true });
    void load().then(
      (value) => {
        network.removeEventListener('online', fetch);
        publish({ status: 'ready', value });
      },
      () => {
        isFetching = false;
        network.addEventListener('online', fetch);
        retry = setTimeout(retryForListeners, Math.min(wait.first * 2 ** failures, wait.longest));
        failures += 1;
        publish({ status: 'failed', isRetrying: false });
      },
    );
  };

  function retryForListeners(): void {
    if (listeners.size > 0) fetch();
  }

  schedule(fetch);
  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetch,
  };
}
