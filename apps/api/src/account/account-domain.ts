import { anonymousDays } from '@octavo/contract/account-kinds';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import { registerAccount } from './routes.ts';
import { sweepAnonymous } from './sweep-anonymous.ts';

export interface AccountParts {
  readonly connection: Connection;
}

const day = 24 * 60 * 60 * 1000;

/** Who one is. */
export const accountDomain = ({ connection }: AccountParts): Domain => ({
  routes: registerAccount,
  sweep: () => sweepAnonymous(connection.db, new Date(Date.now() - anonymousDays * day).toISOString()),
});
