import type { ErrorCode } from '@octavo/contract';
import { LRUCache } from 'lru-cache';

/** The running calls of this process to which their callers gave a name. */
export interface NamedCalls {
  /**
   * Registers a call.
   * @returns a signal that aborts when the call is to end, a function to report that its answer broke off, and one to
   * report that it has ended and is charged
   */
  begin(
    accountId: string,
    name: string,
  ): {
    readonly signal: AbortSignal;
    readonly failed: (why: ErrorCode) => void;
    readonly over: () => void;
  };
  /** Why the answer of a call broke off, if that was in this process and within the last hour. */
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
