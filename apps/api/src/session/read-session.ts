import { accountHeader } from '@octavo/contract/account-header';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api.ts';
import { AppError } from '../errors.ts';
import type { ClientReader } from '../http/client.ts';
import { siteOf } from '../limits/network-of.ts';
import { accountMark } from './account-mark.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import type { SessionStore } from './session-store.ts';

/** Finds the session of a call, if it has one, and renews its cookie about once a day. */
export const readSession = (sessions: SessionStore, client: ClientReader) =>
  createMiddleware<ApiEnv>(async (context, next) => {
    const { secure, address } = client(context);
    context.set('network', siteOf(address));
    const token = readSessionCookie(context, secure);
    const session = token === undefined ? undefined : await sessions.find(token);
    context.set('session', session);
    if (session?.renewed === true && token !== undefined) writeSessionCookie(context, token, secure);
    await next();
  });

/** Lets calls with a session through and sets their `account`; 401 otherwise. */
export const requireAccount = createMiddleware<ApiEnv>(async (context, next) => {
  const session = context.get('session');
  if (!session) {
    throw new AppError(
      'unauthenticated',
      401,
      'Nobody is signed in here any more. Sign in again, or load the page again to go on as a visitor.',
    );
  }
  context.set('account', session.account);
  context.header(accountHeader, accountMark(session.account));
  context.header('cache-control', 'no-store');
  await next();
});
