import type { ErrorCode } from '@octavo/contract';
import { LRUCache } from 'lru-cache';

/** The calls of this process that their callers have named, as long as they run. */
export interface NamedCalls {
  /**
   * A call begins.
   * @returns a signal that aborts when the call is to end, what says that its answer broke off, and what says that it
   * has ended and is charged
   */
  begin(
    accountId: string,
    name: string,
  ): {
    readonly signal: AbortSignal;
    readonly failed: (why: ErrorCode) => void;
    readonly over: () => void;
  };
  /** Why the answer of a call broke off, in this process and within the hour. */
  failureOf(accountId: string, name: string): ErrorCode | undefined;
  /** Ends a call if it runs in this process. Resolves once it is charged. */
  end(accountId: string, name: string): Promise<void>;
}

export function namedCalls(): NamedCalls {
  const running = new Map<string, { readonly stop: AbortController; readonly over: Promise<void> }>();
  const failures = new LRUCache<string, ErrorCode>({ max: 10_000, ttl: 60 * 60 * 1000 });
  const keyOf = (accountId: string, name: string): string => `${accountId} ${name}`;
  return {
    begin(accountId, name) {
      const key = keyOf(accountId, name);
      const { promise, resolve } = Promise.withResolvers<void>();
      const call = { stop: new AbortController(), over: promise };
      running.set(key, call);
      return {
        signal: call.stop.signal,
        failed: (why) => void failures.set(key, why),
        over() {
          if (running.get(key) === call) running.delete(key);
          resolve();
        },
      };
    },
    failureOf: (accountId, name) => failures.get(keyOf(accountId, name)),
    async end(accountId, name) {
      const call = running.get(keyOf(accountId, name));
      call?.stop.abort();
      await call?.over;
    },
  };
}
