import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { Limits } from '../limits/limits.ts';
import { createDocumentLocks } from './document-locks.ts';
import { lockStore } from './lock-store.ts';
import { registerLocks } from './routes.ts';
import { sealThread } from './seal-thread.ts';

export interface LockingParts {
  readonly connection: Connection;
  readonly limits: Limits;
}

/** Documents that can only be read with their password. */
export function lockingDomain({ connection, limits }: LockingParts): Domain {
  const store = lockStore(connection);
  const seals = sealThread();
  const locks = createDocumentLocks(store, limits, seals);
  return {
    routes: (app) => registerLocks(app, locks),
    sweep: () => store.sweep(),
    close: () => seals.close(),
  };
}
