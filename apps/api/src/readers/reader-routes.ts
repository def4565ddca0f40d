import { routes } from '@octavo/contract';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import type { Api, ApiEnv } from '../api.ts';
import type { DocumentComments } from '../comments/document-comments.ts';
import { revisionOf } from '../comments/comment-tally.ts';
import type { Connection } from '../database/connection.ts';
import { AppError, notFound } from '../errors.ts';
import type { ClientReader } from '../http/client.ts';
import type { OriginReader } from '../http/public-origin.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import { siteOf } from '../limits/network-of.ts';
import { languageOf } from '../texts/language-of.ts';
import { originIfKnown } from './origin-if-known.ts';
import { requireName } from './reader-links.ts';
import { readerTurns } from './reader-turns.ts';
import type { SharedTextStore } from './shared-text-store.ts';
import { readVisitCookie, writeVisitCookie } from './visit-cookie.ts';
import type { VisitedLink, VisitStore } from './visit-store.ts';
import type { Visits } from './visits.ts';

const ok = { ok: true } as const;
const hour = 60 * 60 * 1000;
const refusal = 'Too many comments were written.';

const commentsOfReader: Limit = { name: 'comments of a reader', most: 240, window: hour, refusal };
/** A class reads the texts of each other. */
const commentsOfNetwork: Limit = { name: 'comments of a network', most: 2000, window: hour, refusal };
const settingsOfReader: Limit = {
  name: 'names and addresses of a reader',
  most: 30,
  window: hour,
  refusal: 'The name or address was changed too often.',
};

export interface ReaderServices {
  readonly connection: Connection;
  readonly visits: Visits;
  readonly visitStore: VisitStore;
  readonly texts: SharedTextStore;
  readonly comments: DocumentComments;
  readonly limits: Limits;
  readonly client: ClientReader;
  readonly originOf: OriginReader;
}

const isPrivate = createMiddleware<ApiEnv>(async (context, next) => {
  context.header('cache-control', 'no-store');
  context.header('x-robots-tag', 'noindex');
  await next();
});

/** What a reader does. Needs no account: the cookie of a visit opens the calls of its link. */
export function registerReaders(app: Api, services: ReaderServices): void {
  const { connection, visits, visitStore, texts, comments, limits, client, originOf } = services;
  const inTurn = readerTurns();

  const visited = (context: Context<ApiEnv>, linkId: string): Promise<VisitedLink> =>
    visits.require(linkId, readVisitCookie(context, linkId, client(context).secure));
  const turnOf = (context: Context<ApiEnv>, linkId: string) => ({
    linkId,
    network: siteOf(client(context).address),
    signal: context.req.raw.signal,
  });
  const authorOf = ({ visit }: VisitedLink) => ({ kind: 'reader', visitId: visit.id }) as const;

  async function requireComments(context: Context<ApiEnv>, linkId: string): Promise<VisitedLink> {
    const link = await visited(context, linkId);
    if (link.kind !== 'comment') throw onlyReading();
    await limits.take(commentsOfReader, link.visit.id);
    await limits.takeByAddress(commentsOfNetwork, client(context).address);
    return link;
  }

  app.use('/readers/*', isPrivate);
  app.use('/readers/:linkId/text', compress());
  app.use('/readers/:linkId/comments', compress());

  app.openapi(routes.openLink, async (context) => {
    const { address, secure } = client(context);
    const { link, visitToken, name } = await visits.open({
      token: context.req.valid('json').token,
      password: context.req.valid('json').password,
      address,
      signal: context.req.raw.signal,
      visitToken: (linkId) => readVisitCookie(context, linkId, secure),
    });
    writeVisitCookie(context, link.id, visitToken, secure);
    return context.json({ linkId: link.id, kind: link.kind, name }, 200);
  });

  app.openAPIRegistry.registerPath(routes.sharedText);
  app.get('/readers/:linkId/text', async (context) => {
    const { linkId } = context.req.param();
    const { documentId } = await visited(context, linkId);
    const text = await inTurn(turnOf(context, linkId), () => texts.read(documentId));
    // Checked again: the document may have been locked while this call waited.
    await visited(context, linkId);
    if (text === undefined) throw notFound('text');
    return context.body(text, 200, { 'content-type': 'application/json' });
  });

  app.openAPIRegistry.registerPath(routes.sharedPicture);
  app.get('/readers/:linkId/pictures/:pictureId', async (context) => {
    const { linkId, pictureId } = context.req.param();
    const { documentId } = await visited(context, linkId);
    const picture = await inTurn(turnOf(context, linkId), () => texts.findPicture(documentId, pictureId));
    await visited(context, linkId);
    if (picture === undefined) throw notFound('picture');
    return context.body(picture.content, 200, { 'content-type': picture.mediaType });
  });

  app.openapi(routes.linkState, async (context) => {
    const { kind, version, documentId } = await visited(context, context.req.valid('param').linkId);
    return context.json({ kind, version, revision: await revisionOf(connection.db, documentId) }, 200);
  });

  app.openapi(routes.nameReader, async (context) => {
    const { visit, documentId } = await visited(context, context.req.valid('param').linkId);
    const name = requireName(context.req.valid('json').name);
    await limits.take(settingsOfReader, visit.id);
    await comments.rename(documentId, visit.id, name);
    return context.json(ok, 200);
  });

  app.openapi(routes.setReaderMail, async (context) => {
    const { visit, kind } = await visited(context, context.req.valid('param').linkId);
    const email = context.req.valid('json').email.toLowerCase();
    if (email !== '' && kind !== 'comment') throw onlyReading();
    await limits.take(settingsOfReader, visit.id);
    const origin = originIfKnown(originOf, context);
    await visitStore.setMail(visit.id, { email, language: languageOf(context), origin });
    return context.json(ok, 200);
  });

  app.openAPIRegistry.registerPath(routes.sharedComments);
  app.get('/readers/:linkId/comments', async (context) => {
    const { linkId } = context.req.param();
    const { documentId, kind, visit } = await visited(context, linkId);
    // A reader who may only read is not shown what others said, but may still take back earlier comments.
    const list = await inTurn(turnOf(context, linkId), () =>
      kind === 'comment'
        ? comments.list(documentId, { visitId: visit.id })
        : comments.listOwn(documentId, visit.id),
    );
    return context.body(list, 200, { 'content-type': 'application/json' });
  });

  app.openapi(routes.addComment, async (context) => {
    const { documentId, visit } = await requireComments(context, context.req.valid('param').linkId);
    const speaker = { kind: 'reader', visitId: visit.id, name: visit.name } as const;
    return context.json(await comments.add(documentId, speaker, context.req.valid('json')), 200);
  });

  app.openapi(routes.editComment, async (context) => {
    const { linkId, commentId } = context.req.valid('param');
    const link = await requireComments(context, linkId);
    const which = { documentId: link.documentId, commentId, by: authorOf(link) };
    return context.json(await comments.edit(which, context.req.valid('json').text), 200);
  });

  app.openapi(routes.takeBackComment, async (context) => {
    const { linkId, commentId } = context.req.valid('param');
    const link = await visited(context, linkId);
    await comments.remove({ documentId: link.documentId, commentId, by: authorOf(link) });
    return context.json(ok, 200);
  });
}

const onlyReading = (): AppError =>
  new AppError('not_allowed', 403, 'This link lets you read, but not comment.', { reason: 'reading' });
