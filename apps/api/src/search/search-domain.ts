import { routes } from '@octavo/contract';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import { searchThread } from './search-thread.ts';

export interface SearchParts {
  readonly connection: Connection;
  readonly limits: Limits;
}

/** A user who types and pauses searches about once a second. */
const searchesOfAccount: Limit = {
  name: 'searches',
  most: 300,
  window: 5 * 60 * 1000,
  refusal: 'Documents were searched too often.',
};

/** Finds documents by their titles, tags and texts. */
export function searchDomain({ connection, limits }: SearchParts): Domain {
  const thread = searchThread(connection.settings);
  return {
    routes: (app) =>
      app.openapi(routes.searchDocuments, async (context) => {
        const { id } = context.get('account');
        await limits.take(searchesOfAccount, id);
        const caller = { accountId: id, network: context.get('network') };
        const { text } = context.req.valid('json');
        return context.json(await thread.search(id, text, caller, context.req.raw.signal), 200);
      }),
    sweep: () => thread.catchUp(),
    warm: () => thread.catchUp(),
    close: () => thread.close(),
  };
}
