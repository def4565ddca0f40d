import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import type { Quotas } from '../documents/quotas.ts';
import type { DocumentVersions } from './document-versions.ts';

const ok = { ok: true } as const;

export function registerVersions(app: Api, versions: DocumentVersions, quotas: Quotas): void {
  app.openapi(routes.documentVersions, async (context) => {
    const { documentId } = context.req.valid('param');
    return context.json(await versions.list(context.get('account').id, documentId), 200);
  });

  app.openAPIRegistry.registerPath(routes.readVersion);
  app.get('/docs/versions/:documentId/:versionId', async (context) => {
    const owned = { ...context.req.param(), accountId: context.get('account').id };
    return context.body(await versions.read(owned), 200, { 'content-type': 'application/json' });
  });

  app.openapi(routes.nameVersion, async (context) => {
    const account = context.get('account');
    const owned = { ...context.req.valid('param'), accountId: account.id };
    await versions.name(owned, context.req.valid('json').name, quotas.roomOf(account).bytes);
    return context.json(ok, 200);
  });

  app.openapi(routes.restoreVersion, async (context) => {
    const account = context.get('account');
    const owned = { ...context.req.valid('param'), accountId: account.id };
    const network = context.get('network');
    quotas.countSave({ account, network, documentId: owned.documentId, bytes: 0 });
    return context.json(await versions.restore(owned, quotas.roomOf(account).bytes), 200);
  });
}
