import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import type { AccountStore } from '../account/account-store.ts';
import { countryOfLanguages } from '../account/country-of-languages.ts';
import type { ClientReader } from '../http/client.ts';
import { dropSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import type { SessionStore } from './session-store.ts';

export interface SessionServices {
  readonly sessions: SessionStore;
  readonly accounts: AccountStore;
  readonly client: ClientReader;
}

export function registerSession(app: Api, { sessions, accounts, client }: SessionServices): void {
  app.openapi(routes.isAuthenticated, (context) => {
    context.header('cache-control', 'no-store');
    return context.json({ isAuthenticated: context.get('session') !== undefined }, 200);
  });

  app.openapi(routes.signInAnonymously, async (context) => {
    if (context.get('session') === undefined) {
      const country = countryOfLanguages(context.req.header('accept-language'));
      const account = await accounts.createAnonymous(country);
      const token = await sessions.open(account.id);
      writeSessionCookie(context, token, client(context).secure);
    }
    return context.json({ isAuthenticated: true }, 200);
  });

  app.openapi(routes.logOut, async (context) => {
    const { secure } = client(context);
    const token = readSessionCookie(context, secure);
    if (token !== undefined) await sessions.close(token);
    dropSessionCookie(context, secure);
    return context.json({ ok: true } as const, 200);
  });
}
