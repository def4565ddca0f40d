import { routes } from '@octavo/contract';
import { accountHeader } from '@octavo/contract/account-header';
import { homePath } from '@octavo/contract/app-path';
import type { Api } from '../api.ts';
import type { AccountStore } from '../account/account-store.ts';
import { countryOfLanguages } from '../account/country-of-languages.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { ClientReader } from '../http/client.ts';
import { accountMark } from './account-mark.ts';
import {
  dropSessionCookie,
  readSessionCookie,
  takeInviterCookie,
  takeVisitorCookie,
  writeInviterCookie,
  writeSessionCookie,
} from './session-cookie.ts';
import type { SessionStore } from './session-store.ts';

/** Enough for a few classes behind one address; each session comes with its own AI words and room for documents. */
export const newSessions: Limit = {
  name: 'new sessions',
  most: 120,
  window: 60 * 60 * 1000,
  refusal: 'Too many new visitors have come from your network.',
};

const accountId = /^[\da-f-]{36}$/;

export interface SessionServices {
  readonly sessions: SessionStore;
  readonly accounts: AccountStore;
  readonly limits: Limits;
  readonly client: ClientReader;
}

export function registerSession(app: Api, { sessions, accounts, limits, client }: SessionServices): void {
  app.openapi(routes.isAuthenticated, (context) => {
    context.header('cache-control', 'no-store');
    const session = context.get('session');
    if (session !== undefined) context.header(accountHeader, accountMark(session.account));
    return context.json({ isAuthenticated: session !== undefined }, 200);
  });

  app.openapi(routes.signInAnonymously, async (context) => {
    if (context.get('session') === undefined) {
      const { address, secure } = client(context);
      await limits.takeByAddress(newSessions, address);
      const country = countryOfLanguages(context.req.header('accept-language'));
      const account = await accounts.createAnonymous(country, takeInviterCookie(context, secure));
      const token = await sessions.open(account.id, context.req.header('user-agent'));
      writeSessionCookie(context, token, secure);
    }
    return context.json({ isAuthenticated: true }, 200);
  });

  // An account's invite link (SPEC §2): it leads into the app, even if the account does not exist.
  app.get('/i/:userId', async (context) => {
    const inviter = context.req.param('userId');
    const session = context.get('session');
    if (session !== undefined) await accounts.tie(session.account.id, inviter);
    else if (accountId.test(inviter)) writeInviterCookie(context, inviter, client(context).secure);
    context.header('cache-control', 'no-store');
    return context.redirect(homePath);
  });

  app.openapi(routes.logOut, async (context) => {
    const { secure } = client(context);
    const token = readSessionCookie(context, secure);
    if (token !== undefined) await sessions.close(token);
    const visitor = takeVisitorCookie(context, secure);
    const isBack = visitor !== undefined && (await sessions.find(visitor)) !== undefined;
    if (isBack) writeSessionCookie(context, visitor, secure);
    else dropSessionCookie(context, secure);
    return context.json({ ok: true } as const, 200);
  });
}
