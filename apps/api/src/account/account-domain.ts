import { anonymousDays } from '@octavo/contract/account-kinds';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { Withdrawals } from '../earnings/withdrawals.ts';
import type { Payments } from '../payment/payments.ts';
import { addressChanges } from './address/address-changes.ts';
import {
  type AddressServices,
  registerAddressChange,
  registerAddressLink,
} from './address/address-routes.ts';
import { type OwnAccountServices, registerOwnAccount } from './own-account-routes.ts';
import { ownAccountStore } from './own-account-store.ts';
import { registerAccount } from './routes.ts';
import { sweepAnonymous } from './sweep-anonymous.ts';

export interface AccountParts
  extends
    Omit<OwnAccountServices, 'own' | 'payments'>,
    Omit<AddressServices, 'changes' | 'sessions' | 'payments'> {
  readonly payments: Payments | undefined;
  readonly connection: Connection;
  readonly withdrawals: Withdrawals;
}

const day = 24 * 60 * 60 * 1000;

/** The caller's account and what can be done with it. */
export function accountDomain(parts: AccountParts): Domain {
  const { db } = parts.connection;
  const own = ownAccountStore(db);
  const changes = addressChanges(db);
  return {
    publicRoutes: (app) => registerAddressLink(app, { ...parts, changes }),
    routes(app) {
      registerAccount(app, { ...parts, own });
      registerOwnAccount(app, { ...parts, own });
      registerAddressChange(app, { ...parts, changes });
    },
    async sweep() {
      const now = new Date();
      await own.sweep(now.toISOString());
      await changes.sweep();
      await sweepAnonymous(db, new Date(now.getTime() - anonymousDays * day).toISOString());
    },
  };
}
