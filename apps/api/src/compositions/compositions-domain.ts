import type { Logger } from 'pino';
import type { AccountStore } from '../account/account-store.ts';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import { sessionEnded } from '../errors.ts';
import type { CompositionServices } from './composition-call.ts';
import { createEssay } from './essay/create-essay.ts';
import { registerCompositions } from './routes.ts';
import { registerWritings } from './writings/routes.ts';
import { writingStore } from './writings/writing-store.ts';
import { createWritings } from './writings/writings.ts';

type CompositionParts = CompositionServices & {
  readonly accounts: Pick<AccountStore, 'find'>;
  readonly connection: Connection;
  readonly isStopping: () => boolean;
  readonly logger: Logger;
};

/** Documents written as a whole: essays, ideas for them, and brainstorms. */
export function compositionsDomain(parts: CompositionParts): Domain {
  const { accounts, connection } = parts;
  const writings = createWritings({
    ...parts,
    store: writingStore(connection),
    async resume(accountId, wanted, writing) {
      const account = await accounts.find(accountId);
      if (account === undefined) throw sessionEnded();
      const call = { account, accountId, isPro: account.pro, signal: writing.signal };
      return createEssay(parts, call, wanted, writing);
    },
  });
  return {
    routes(app) {
      registerCompositions(app, parts, writings);
      registerWritings(app, writings);
    },
    begin: () => writings.start(),
    sweep: () => writings.sweep(),
    close: () => writings.close(),
  };
}
