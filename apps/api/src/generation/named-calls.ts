/** The calls of this process that their callers have named, as long as they run. */
export interface NamedCalls {
  /**
   * A call begins.
   * @returns a signal that aborts when the call is to end, and what says that it has ended and is charged
   */
  begin(accountId: string, name: string): { readonly signal: AbortSignal; readonly over: () => void };
  /** Ends a call if it runs in this process. Resolves once it is charged. */
  end(accountId: string, name: string): Promise<void>;
}

export function namedCalls(): NamedCalls {
  const running = new Map<string, { readonly stop: AbortController; readonly over: Promise<void> }>();
  const keyOf = (accountId: string, name: string): string => `${accountId} ${name}`;
  return {
    begin(accountId, name) {
      const key = keyOf(accountId, name);
      const { promise, resolve } = Promise.withResolvers<void>();
      const call = { stop: new AbortController(), over: promise };
      running.set(key, call);
      return {
        signal: call.stop.signal,
        over() {
          if (running.get(key) === call) running.delete(key);
          resolve();
        },
      };
    },
    async end(accountId, name) {
      const call = running.get(keyOf(accountId, name));
      call?.stop.abort();
      await call?.over;
    },
  };
}
