import { routes } from '@octavo/contract';
import { endpoints } from '@octavo/contract/endpoints';
import type { Api } from '../api.ts';
import { AppError, notFound } from '../errors.ts';
import type { ClientReader } from '../http/client.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import { readSessionCookie, writeSessionCookie } from '../session/session-cookie.ts';
import { hashToken } from '../session/session-token.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { initialPicture } from './initial-picture.ts';
import type { SharedAccounts } from './shared-accounts.ts';

const tenMinutes = 10 * 60 * 1000;
const refusal = 'Too many codes were tried.';
export const codesFromNetwork: Limit = {
  name: 'codes from a network',
  most: 20,
  window: tenMinutes,
  refusal,
};
export const triesOfCode: Limit = { name: 'tries of a code', most: 30, window: tenMinutes, refusal };
/** Asking whether a code is free tells whether it opens something: so it is slowed for each account. */
export const askedCodes: Limit = { name: 'asked codes', most: 60, window: 6 * tenMinutes, refusal };

export interface SharingServices {
  readonly sharedAccounts: SharedAccounts;
  readonly signIn: SignIn;
  readonly limits: Limits;
  readonly client: ClientReader;
}

const done = { ok: true } as const;

/** Signing in by a code needs no session. */
export function registerCodeSignIn(app: Api, services: SharingServices): void {
  const { sharedAccounts, signIn, limits, client } = services;
  app.openapi(routes.signInWithCode, async (context) => {
    const { code } = context.req.valid('json');
    const { address, secure } = client(context);
    await limits.takeByAddress(codesFromNetwork, address);
    await limits.take(triesOfCode, hashToken(code.toLowerCase()));
    const id = await sharedAccounts.idOf(code);
    if (id === undefined) throw new AppError('wrong_code', 403, 'Invalid shared code');
    const arrival = { session: context.get('session'), token: readSessionCookie(context, secure) };
    writeSessionCookie(context, await signIn.enterAccount(id, arrival), secure);
    context.header('cache-control', 'no-store');
    return context.json(done, 200);
  });
}

export function registerSharing(app: Api, { sharedAccounts, limits }: SharingServices): void {
  app.openapi(routes.shareCodeAvailability, async (context) => {
    await limits.take(askedCodes, context.get('account').id);
    return context.json({ available: await sharedAccounts.isFree(context.req.valid('param').code) }, 200);
  });

  app.openapi(routes.createSharedAccount, async (context) => {
    await sharedAccounts.create(context.get('account'), context.req.valid('form'));
    return context.json(done, 200);
  });

  app.openapi(routes.listSharedAccounts, async (context) => {
    const account = context.get('account');
    const accounts = await sharedAccounts.list(account);
    const subscription = { pro: account.subscribed };
    return context.json({ accounts, subscription, accountType: account.type }, 200);
  });

  app.openapi(routes.deleteSharedAccount, async (context) => {
    await sharedAccounts.remove(context.get('account'), context.req.valid('param').id);
    return context.json(done, 200);
  });

  app.get('/account/shared_account/:id/picture', async (context) => {
    const picture = await sharedAccounts.picture(context.req.param('id'), context.get('account'));
    if (!picture) throw notFound('picture');
    return context.body(picture.content, 200, { 'content-type': picture.mediaType });
  });

  app.openAPIRegistry.registerPath(routes.profileImage);
  app.get(endpoints.profileImage.path, async (context) => {
    const account = context.get('account');
    const picture = await sharedAccounts.picture(account.id, account);
    if (picture) return context.body(picture.content, 200, { 'content-type': picture.mediaType });
    const name = account.name || account.email || '';
    return context.body(await initialPicture(name), 200, { 'content-type': 'image/svg+xml' });
  });
}
