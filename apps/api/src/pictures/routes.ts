import { routes } from '@octavo/contract';
import { endpoints } from '@octavo/contract/endpoints';
import type { Api } from '../api.ts';
import { requireMember } from '../account/require-member.ts';
import { AppError, notFound } from '../errors.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import { initialPicture } from './initial-picture.ts';
import type { PictureStore } from './picture-store.ts';
import { squarePicture } from './square-picture.ts';

/** Decoding takes memory and time. */
export const picturesOfAccount: Limit = {
  name: 'pictures of an account',
  most: 60,
  window: 60 * 60 * 1000,
  refusal: 'Too many pictures were sent.',
};

export interface PictureServices {
  readonly pictures: PictureStore;
  readonly limits: Limits;
}

const done = { ok: true } as const;

export function registerPictures(app: Api, { pictures, limits }: PictureServices): void {
  app.get('/account/shared_account/:id/picture', async (context) => {
    const picture = await pictures.find(context.req.param('id'), context.get('account').id);
    if (!picture) throw notFound('picture');
    return context.body(picture.content, 200, { 'content-type': picture.mediaType });
  });

  app.get('/account/friend/:id/picture', async (context) => {
    const picture = await pictures.findOfFriend(context.req.param('id'), context.get('account').id);
    if (!picture) throw notFound('picture');
    return context.body(picture.content, 200, { 'content-type': picture.mediaType });
  });

  app.openAPIRegistry.registerPath(routes.profileImage);
  app.get(endpoints.profileImage.path, async (context) => {
    const { id, name, email } = context.get('account');
    const picture = await pictures.find(id, id);
    if (picture) return context.body(picture.content, 200, { 'content-type': picture.mediaType });
    return context.body(await initialPicture(name || email || ''), 200, { 'content-type': 'image/svg+xml' });
  });

  app.openapi(routes.changeProfileImage, async (context) => {
    const { id } = requireMember(context.get('account'));
    await limits.take(picturesOfAccount, id);
    const caller = { accountId: id, network: context.get('network') };
    const turn = { caller, signal: context.req.raw.signal };
    const picture = await squarePicture(context.req.valid('form').image, turn);
    if (!picture) throw new AppError('invalid_request', 400, 'The picture is empty. Choose another file.');
    await pictures.put(id, picture);
    return context.json(done, 200);
  });

  app.openapi(routes.removeProfileImage, async (context) => {
    await pictures.remove(requireMember(context.get('account')).id);
    return context.json(done, 200);
  });
}
