import { routes } from '@octavo/contract';
import { endpoints } from '@octavo/contract/endpoints';
import type { Config } from '../config.ts';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import { createCheckPlagiarism } from './check-plagiarism.ts';
import { compareThread } from './compare-thread.ts';
import { searchesOf } from './searches.ts';

export interface PlagiarismParts {
  readonly config: Config;
  readonly connection: Connection;
  readonly limits: Limits;
}

const checksOfAccount: Limit = {
  name: 'plagiarism checks',
  most: 30,
  window: 10 * 60 * 1000,
  refusal: 'The text was checked too often.',
};

/**
 * Checks whether a text has been written before. The account's own documents are compared for everyone, the web is
 * searched only with Pro.
 */
export function plagiarismDomain({ config, connection, limits }: PlagiarismParts): Domain {
  const thread = compareThread(connection.settings);
  const { check } = createCheckPlagiarism(thread, searchesOf(config.lookUps));
  return {
    routes: (app) =>
      app.openapi(routes.checkPlagiarism, async (context) => {
        const { id: accountId, pro: searchesWeb } = context.get('account');
        const { text, document } = context.req.valid('json');
        if (text.trim() === '') return context.json([], 200);
        await limits.take(checksOfAccount, accountId);
        const caller = { accountId, network: context.get('network') };
        const checked = { accountId, text, document, searchesWeb };
        return context.json(await check(checked, caller, context.req.raw.signal), 200);
      }),
    bodies: { [endpoints.checkPlagiarism.path]: { bytes: 4 * 1024 * 1024 } },
    close: () => thread.close(),
  };
}
