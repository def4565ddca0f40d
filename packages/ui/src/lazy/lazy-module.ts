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

/**
 * Fetches code in idle time, before it is asked for, and again when the network comes back after a failure.
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

  const publish = (next: LazyState<Value>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const fetch = () => {
    if (isFetching || state.status === 'ready') return;
    isFetching = true;
    if (state.status === 'failed') publish({ status: 'failed', isRetrying: true });
    void load().then(
      (value) => {
        network.removeEventListener('online', fetch);
        publish({ status: 'ready', value });
      },
      () => {
        isFetching = false;
        network.addEventListener('online', fetch);
        publish({ status: 'failed', isRetrying: false });
      },
    );
  };

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
