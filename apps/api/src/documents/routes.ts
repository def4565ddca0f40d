import { type DocumentComment, routes } from '@octavo/contract';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import type { Api } from '../api.ts';
import { AppError } from '../errors.ts';
import type { Exporter } from '../export/index.ts';
import { attachmentHeader } from './attachment-header.ts';
import type { DocumentService } from './document-service.ts';
import type { Quotas } from './quotas.ts';
import { readSave } from './read-save.ts';
import { reportSave } from './report-save.ts';
import { largeSave, type SaveThread } from './save-thread.ts';

export interface DocumentServices {
  readonly documents: DocumentService;
  readonly quotas: Quotas;
  readonly saves: Pick<SaveThread, 'save'>;
  readonly exportDocument: Exporter['exportDocument'];
  /** What readers said about a document, and the writer's answers under the writer's name. */
  readonly commentsFor: (documentId: string, writer: string) => Promise<readonly DocumentComment[]>;
}

const ok = { ok: true } as const;

const compressed = ['/docs/list', '/docs/recent', '/docs/item/*'];

/** A Pro account finds every text complete, whichever call of its documents comes first. */
export function completeForPro(app: Api, documents: Pick<DocumentService, 'completeAll'>): void {
  app.use('/docs/*', async (context, next) => {
    const { id, pro } = context.get('account');
    if (pro) await documents.completeAll(id);
    await next();
  });
}

export function registerDocuments(
  app: Api,
  { documents, exportDocument, commentsFor, quotas, saves }: DocumentServices,
): void {
  for (const path of compressed) app.use(path, compress());

  app.openapi(routes.recentDocuments, async (context) =>
    context.json(await documents.recent(context.get('account').id), 200),
  );

  app.openapi(routes.reportMovedSeen, async (context) => {
    await documents.reportMovedSeen(context.get('account').id, context.req.valid('json').ids);
    return context.json({}, 200);
  });

  app.openapi(routes.listDocuments, async (context) => {
    const { favourites, limit, cursor, offset = '0', ...range } = context.req.valid('query');
    const days = { from: range['dateRange[from]'], to: range['dateRange[to]'], offset: Number(offset) };
    const request = {
      favourites: favourites === '1',
      days,
      limit: limit === undefined ? undefined : Number(limit),
      cursor,
    };
    return context.json(await documents.list(context.get('account').id, request), 200);
  });

  app.openAPIRegistry.registerPath(routes.getDocument);
  app.get('/docs/item/:id', async (context) => {
    const id = context.req.param('id');
    const doc = await documents.read({ id, accountId: context.get('account').id });
    return context.body(`{"doc":${doc}}`, 200, { 'content-type': 'application/json' });
  });

  app.openapi(routes.createBlankDocument, async (context) => {
    const { title } = context.req.valid('json');
    const account = context.get('account');
    const { documents: most } = quotas.roomOf(account);
    await documents.requireRoom(account.id, most);
    await quotas.countNew(account, context.get('network'));
    const id = await documents.create({ accountId: account.id, title, writingMode: 'blank', most });
    return context.json({ id }, 200);
  });

  app.openapi(routes.duplicateDocument, async (context) => {
    const account = context.get('account');
    const owned = { id: context.req.valid('param').id, accountId: account.id };
    await quotas.countNew(account, context.get('network'));
    const id = await documents.duplicate(owned, context.req.valid('json').title, quotas.roomOf(account));
    return context.json({ id }, 200);
  });

  app.openAPIRegistry.registerPath(routes.saveDocument);
  app.post('/docs/save/:documentId', async (context) => {
    const account = context.get('account');
    const network = context.get('network');
    const body = await context.req.arrayBuffer();
    const owned = { id: context.req.param('documentId'), accountId: account.id };
    quotas.countSave({ account, network, documentId: owned.id, bytes: body.byteLength });
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) throw new HTTPException(415);
    const { bytes: mostBytes } = quotas.roomOf(account);
    const caller = { accountId: account.id, network };
    const save = async () =>
      body.byteLength < largeSave
        ? documents.save(owned, readSave(body), mostBytes)
        : saves.save({ body, owned, mostBytes }, caller, context.req.raw.signal);
    return context.json(await reportSave(save()), 200);
  });

  app.openapi(routes.toggleFavourite, async (context) => {
    const { id } = context.req.valid('param');
    const favourite = await documents.toggleFavourite({ id, accountId: context.get('account').id });
    return context.json({ favourite }, 200);
  });

  app.openapi(routes.setWordGoal, async (context) => {
    const { id } = context.req.valid('param');
    const { words } = context.req.valid('json');
    await documents.setWordGoal({ id, accountId: context.get('account').id }, words);
    return context.json(ok, 200);
  });

  app.openapi(routes.deleteDocument, async (context) => {
    const owned = { id: context.req.valid('param').id, accountId: context.get('account').id };
    if (context.req.valid('query').permanent === '1') await documents.deleteForGood(owned);
    else await documents.moveToTrash(owned);
    return context.json(ok, 200);
  });

  app.openapi(routes.trashedDocuments, async (context) =>
    context.json({ docs: await documents.trashed(context.get('account').id) }, 200),
  );

  app.openapi(routes.restoreDocument, async (context) => {
    await documents.restore({ id: context.req.valid('param').id, accountId: context.get('account').id });
    return context.json(ok, 200);
  });

  app.openapi(routes.emptyTrash, async (context) => {
    await documents.emptyTrash(context.get('account').id);
    return context.json(ok, 200);
  });

  app.openapi(routes.downloadDocument, async (context) => {
    const { id } = context.req.valid('param');
    const options = context.req.valid('json');
    const { id: accountId, name: writer } = context.get('account');
    const { signal } = context.req.raw;
    const caller = { accountId, network: context.get('network') };
    let title = '';
    const read = async () => {
      const document = await documents.readable({ id, accountId });
      ({ title } = document);
      if (options.comments !== true) return { ...document, options };
      return { ...document, options, comments: await commentsFor(id, writer) };
    };
    const file = await exportDocument(read, caller, signal).catch((error: unknown) => {
      throw signal.aborted ? new AppError('given_up', 408, 'The download was given up.') : error;
    });
    return context.body(file.bytes, 200, {
      'content-type': file.contentType,
      'content-disposition': attachmentHeader(title, file.extension),
    });
  });
}
