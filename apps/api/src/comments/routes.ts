import { routes } from '@octavo/contract';
import { compress } from 'hono/compress';
import type { Api } from '../api.ts';
import { requireMember } from '../account/require-member.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { CommentMailStore } from './comment-mail-store.ts';
import type { DocumentComments } from './document-comments.ts';

const ok = { ok: true } as const;

const answersOfAccount: Limit = {
  name: 'answers of an account',
  most: 600,
  window: 60 * 60 * 1000,
  refusal: 'Too many comments were written.',
};

export interface CommentServices {
  readonly comments: DocumentComments;
  readonly mails: Pick<CommentMailStore, 'isWanted' | 'setWanted'>;
  readonly limits: Limits;
}

/** What the writer does with comments. */
export function registerComments(app: Api, { comments, mails, limits }: CommentServices): void {
  const writer = { kind: 'writer' } as const;

  app.use('/docs/comments/:documentId', compress());

  app.openAPIRegistry.registerPath(routes.documentComments);
  app.get('/docs/comments/:documentId', async (context) => {
    const documentId = context.req.param('documentId');
    await comments.requireOwn(context.get('account').id, documentId);
    const list = await comments.list(documentId, { visitId: null });
    return context.body(list, 200, { 'content-type': 'application/json' });
  });

  app.openapi(routes.answerComment, async (context) => {
    const { documentId } = context.req.valid('param');
    const { id } = context.get('account');
    await comments.requireOwn(id, documentId);
    await limits.take(answersOfAccount, id);
    return context.json(await comments.add(documentId, writer, context.req.valid('json')), 200);
  });

  app.openapi(routes.editAnswer, async (context) => {
    const which = context.req.valid('param');
    await comments.requireOwn(context.get('account').id, which.documentId);
    const { text } = context.req.valid('json');
    return context.json(await comments.edit({ ...which, by: writer }, text), 200);
  });

  app.openapi(routes.resolveComment, async (context) => {
    const which = context.req.valid('param');
    await comments.requireOwn(context.get('account').id, which.documentId);
    return context.json(await comments.resolve(which, context.req.valid('json').resolved), 200);
  });

  app.openapi(routes.deleteComment, async (context) => {
    const which = context.req.valid('param');
    await comments.requireOwn(context.get('account').id, which.documentId);
    await comments.remove(which);
    return context.json(ok, 200);
  });

  app.openapi(routes.moveAnchors, async (context) => {
    const { documentId } = context.req.valid('param');
    await comments.requireOwn(context.get('account').id, documentId);
    await comments.move(documentId, context.req.valid('json'));
    return context.json(ok, 200);
  });

  app.openapi(routes.commentMail, async (context) => {
    const { id, type } = context.get('account');
    return context.json({ on: type === 'main' && (await mails.isWanted(id)) }, 200);
  });

  app.openapi(routes.setCommentMail, async (context) => {
    const { id } = requireMember(context.get('account'));
    const { on } = context.req.valid('json');
    await mails.setWanted(id, on);
    return context.json({ on }, 200);
  });
}
