import { routes } from '@octavo/contract';
import { maxDocumentPictureBytes } from '@octavo/contract/document-limits';
import type { Api } from '../api.ts';
import type { Quotas } from '../documents/quotas.ts';
import { AppError, notFound } from '../errors.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { PictureStore } from './document-picture-store.ts';
import { drawPicture } from './draw-picture.ts';

/** Decoding takes memory and time. */
const addedPictures: Limit = {
  name: 'pictures of documents',
  most: 300,
  window: 60 * 60 * 1000,
  refusal: 'Too many pictures were added.',
};

export interface DocumentPictureServices {
  readonly pictures: PictureStore;
  readonly quotas: Quotas;
  readonly limits: Limits;
}

export function registerDocumentPictures(
  app: Api,
  { pictures, quotas, limits }: DocumentPictureServices,
): void {
  app.openapi(routes.addPicture, async (context) => {
    const account = context.get('account');
    const { documentId } = context.req.valid('param');
    await limits.take(addedPictures, account.id);
    const caller = { accountId: account.id, network: context.get('network') };
    const turn = { caller, signal: context.req.raw.signal };
    const picture = await drawPicture(context.req.valid('form').image, turn);
    if (!picture) throw new AppError('invalid_request', 400, 'The picture is empty. Choose another file.');
    const bytes = picture.content.byteLength;
    quotas.countSave({ account, network: context.get('network'), documentId: picture.id, bytes });
    const { bytes: ofAccount } = quotas.roomOf(account);
    const owned = { id: documentId, accountId: account.id };
    const outcome = await pictures.add(owned, picture, { ofDocument: maxDocumentPictureBytes, ofAccount });
    if (outcome !== 'added') throw refusals[outcome]();
    const { id, width, height } = picture;
    return context.json({ id, width, height }, 200);
  });

  app.openAPIRegistry.registerPath(routes.documentPicture);
  app.get('/docs/pictures/:documentId/:pictureId', async (context) => {
    const { documentId: id, pictureId } = context.req.param();
    const picture = await pictures.find({ id, accountId: context.get('account').id }, pictureId);
    if (!picture) throw notFound('picture');
    return context.body(picture.content, 200, { 'content-type': picture.mediaType });
  });
}

const mega = 1024 * 1024;

const refusals = {
  missing: () => notFound('document'),
  locked: () =>
    new AppError('document_locked', 423, 'This document is locked. Unlock it before a picture is added.'),
  incomplete: () =>
    new AppError('document_incomplete', 403, 'This document cannot be changed yet. With Pro it can.'),
  full: () =>
    new AppError(
      'too_much_kept',
      409,
      `The pictures of one document may have ${maxDocumentPictureBytes / mega} MB together. Take one out, or make this one smaller.`,
      { reason: 'pictures', values: { bytes: maxDocumentPictureBytes } },
    ),
  'account-full': () =>
    new AppError(
      'too_much_kept',
      409,
      'Without signing in you can keep no more. Delete some documents for good, or sign in.',
    ),
} as const;
