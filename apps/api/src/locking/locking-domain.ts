import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { Limits } from '../limits/limits.ts';
import { createDocumentLocks } from './document-locks.ts';
import { lockStore } from './lock-store.ts';
import { registerLocks } from './routes.ts';

export interface LockingParts {
  readonly connection: Connection;
  readonly limits: Limits;
}

/** Documents that nobody reads without their password. */
export function lockingDomain({ connection, limits }: LockingParts): Domain {
  const store = lockStore(connection);
  const locks = createDocumentLocks(store, limits);
  return { routes: (app) => registerLocks(app, locks), sweep: () => store.sweep() };
}
