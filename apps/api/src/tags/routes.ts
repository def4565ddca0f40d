import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import type { DocumentTags } from './document-tags.ts';

export function registerTags(app: Api, tags: DocumentTags): void {
  app.openapi(routes.documentTags, async (context) => {
    const { id } = context.req.valid('param');
    return context.json({ tags: await tags.of({ id, accountId: context.get('account').id }) }, 200);
  });

  app.openapi(routes.suggestTags, async (context) => {
    const { input, usedTags } = context.req.valid('query');
    const accountId = context.get('account').id;
    return context.json({ tags: await tags.suggest({ accountId, input, used: usedTags.split(',') }) }, 200);
  });

  app.openapi(routes.setTags, async (context) => {
    const { id } = context.req.valid('param');
    await tags.replace({ id, accountId: context.get('account').id }, context.req.valid('json').tags);
    return context.json({ ok: true } as const, 200);
  });
}
