import { routes } from '@octavo/contract';
import type { Context } from 'hono';
import type { Api, ApiEnv } from '../api.ts';
import type { CommentMailStore } from '../comments/comment-mail-store.ts';
import type { OriginReader } from '../http/public-origin.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import { languageOf } from '../texts/language-of.ts';
import { originIfKnown } from './origin-if-known.ts';
import type { ReaderLinks } from './reader-links.ts';

const ok = { ok: true } as const;

/** Each may come with a password, which takes time and memory to hash. */
const changesOfLinks: Limit = {
  name: 'changes of links',
  most: 200,
  window: 60 * 60 * 1000,
  refusal: 'Too many links were made or changed.',
};

export interface LinkServices {
  readonly links: ReaderLinks;
  readonly mails: Pick<CommentMailStore, 'remember'>;
  readonly limits: Limits;
  readonly originOf: OriginReader;
}

/** The links of a document, for its writer. */
export function registerLinks(app: Api, { links, mails, limits, originOf }: LinkServices): void {
  const remember = (context: Context<ApiEnv>): Promise<void> =>
    mails.remember(context.get('account').id, languageOf(context), originIfKnown(originOf, context));

  app.openapi(routes.readerLinks, async (context) => {
    const { documentId } = context.req.valid('param');
    return context.json(await links.list(context.get('account').id, documentId), 200);
  });

  app.openapi(routes.createReaderLink, async (context) => {
    const { documentId } = context.req.valid('param');
    const { id: accountId } = context.get('account');
    await limits.take(changesOfLinks, accountId);
    const link = await links.create({ accountId, documentId }, context.req.valid('json'));
    await remember(context);
    return context.json(link, 200);
  });

  app.openapi(routes.changeReaderLink, async (context) => {
    const { id: accountId } = context.get('account');
    await limits.take(changesOfLinks, accountId);
    const link = await links.change({ ...context.req.valid('param'), accountId }, context.req.valid('json'));
    await remember(context);
    return context.json(link, 200);
  });

  app.openapi(routes.revokeReaderLink, async (context) => {
    await links.revoke({ ...context.req.valid('param'), accountId: context.get('account').id });
    return context.json(ok, 200);
  });
}
