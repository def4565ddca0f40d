import { endpoints } from '@octavo/contract/endpoints';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { Limits } from '../limits/limits.ts';
import { pictureBodyBytes } from '../pictures/pictures-domain.ts';
import { createCodeGuesses } from './code-guesses.ts';
import { registerCodeSignIn, registerSharing, type SharingServices } from './routes.ts';
import { sharedAccountStore } from './shared-account-store.ts';
import { createSharedAccounts } from './shared-accounts.ts';

export interface SharingParts extends Omit<SharingServices, 'sharedAccounts' | 'guesses'> {
  readonly connection: Connection;
  readonly limits: Limits;
}

/** Accounts that are opened by a code. */
export function sharingDomain(parts: SharingParts): Domain {
  const services = {
    ...parts,
    guesses: createCodeGuesses(parts.limits),
    sharedAccounts: createSharedAccounts(sharedAccountStore(parts.connection.db)),
  };
  return {
    publicRoutes: (app) => registerCodeSignIn(app, services),
    routes: (app) => registerSharing(app, services),
    bodies: { [endpoints.createSharedAccount.path]: { bytes: pictureBodyBytes } },
  };
}
