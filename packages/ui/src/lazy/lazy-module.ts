import { whenIdle } from './when-idle.ts';
import './remove-failed-styles.ts';

/** The state of a module. A failed one stays `failed` while it is retried. */
export type LazyState<Value> =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly value: Value };

/** Code that is fetched on demand, as an external store. */
export interface LazyModule<Value> {
  readonly getSnapshot: () => LazyState<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches it unless it is loaded or loading. */
  readonly fetch: () => void;
}

/** Provided by the page; tests pass their own. */
export interface LazyModuleOptions {
  readonly schedule?: (task: () => void) => void;
  readonly network?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** The first and the longest delay before retrying a failed fetch, in milliseconds. */
const wait = { first: 1000, longest: 30_000 } as const;

/**
 * Fetches code when idle, before it is needed. After a failure it is fetched again when the network comes back, and
 * automatically while somebody is waiting for it: a fetch may fail just as the `online` event fires, which happens only
 * once.
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
