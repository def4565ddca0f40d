import { routes } from '@octavo/contract';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import { keptStore } from './kept-store.ts';

/** What devices may keep of an account (decision 1903). */
export function keptDomain({ connection }: { readonly connection: Connection }): Domain {
  const store = keptStore(connection.db);
  return {
    routes: (app) =>
      app.openapi(routes.keptDocuments, async (context) => {
        const { id } = context.get('account');
        const { documents, accounts } = context.req.valid('json');
        const kept = await store.documentsOf(id, documents);
        const merged = await store.mergedInto(id, accounts);
        return context.json({ ...kept, merged, left: await store.leftAmong(accounts) }, 200);
      }),
  };
}
