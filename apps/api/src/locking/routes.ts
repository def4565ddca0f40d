import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import type { DocumentLocks } from './document-locks.ts';

const ok = { ok: true } as const;

export function registerLocks(app: Api, locks: DocumentLocks): void {
  app.openapi(routes.lockHint, async (context) => {
    const { documentId: id } = context.req.valid('param');
    return context.json({ hint: await locks.hint({ id, accountId: context.get('account').id }) }, 200);
  });

  app.openapi(routes.lockDocument, async (context) => {
    const { documentId: id } = context.req.valid('param');
    await locks.lock({ id, accountId: context.get('account').id }, context.req.valid('json'));
    return context.json(ok, 200);
  });

  app.openapi(routes.unlockDocument, async (context) => {
    const { documentId: id } = context.req.valid('param');
    const { password } = context.req.valid('json');
    await locks.unlock({ id, accountId: context.get('account').id }, password);
    return context.json(ok, 200);
  });
}
