import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../limits/fair-order.ts';

const storage = new AsyncLocalStorage<Caller>();
const nobody: Caller = { accountId: undefined, network: undefined };

/** Runs the work of an account's call, so that whatever it asks a model is counted as asked by the account. */
export function asCaller<Result>({ accountId, network }: Partial<Caller>, work: () => Result): Result {
  return storage.run({ accountId, network }, work);
}

/** The caller that a model is being asked for; `nobody` for the server's own work. */
export const askingCaller = (): Caller => storage.getStore() ?? nobody;
