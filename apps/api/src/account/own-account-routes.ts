import { routes } from '@octavo/contract';
import { deletionDays } from '@octavo/contract/account-kinds';
import { homePath } from '@octavo/contract/app-path';
import type { Api } from '../api.ts';
import { AppError } from '../errors.ts';
import type { ClientReader } from '../http/client.ts';
import type { OriginReader } from '../http/public-origin.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Payments } from '../payment/payments.ts';
import { dropSessionCookie } from '../session/session-cookie.ts';
import type { SessionStore } from '../session/session-store.ts';
import { languageOf } from '../texts/language-of.ts';
import { requireMember } from './require-member.ts';
import type { OwnAccountStore } from './own-account-store.ts';

export interface OwnAccountServices {
  readonly own: OwnAccountStore;
  readonly sessions: SessionStore;
  readonly outbox: Outbox | undefined;
  /** Undefined if no payment provider is configured. */
  readonly payments: Pick<Payments, 'end'> | undefined;
  readonly client: ClientReader;
  readonly originOf: OriginReader;
  readonly now?: () => Date;
}

const done = { ok: true } as const;
const day = 24 * 60 * 60 * 1000;

/** Lets callers rename and delete their account. */
export function registerOwnAccount(app: Api, services: OwnAccountServices): void {
  const { own, sessions, outbox, payments, client, originOf, now = () => new Date() } = services;

  app.openapi(routes.changeName, async (context) => {
    const { id } = requireMember(context.get('account'));
    await own.rename(id, context.req.valid('json').name.replaceAll(/\p{Cc}/gu, ''));
    return context.json(done, 200);
  });

  app.openapi(routes.deleteAccount, async (context) => {
    const { id, email } = requireMember(context.get('account'));
    if (context.req.valid('query').end_subscription === '1') await payments?.end(id);
    const deletesAt = new Date(now().getTime() + deletionDays * day).toISOString();
    if (!(await own.deleteAt(id, deletesAt))) throw stillPaid();
    if (outbox && email !== null) {
      const language = languageOf(context);
      const origin = originOf(context);
      await outbox.add({
        kind: 'deletion',
        recipient: email,
        language,
        origin,
        path: homePath,
        accountId: id,
      });
    }
    await sessions.closeAll(id);
    dropSessionCookie(context, client(context).secure);
    return context.json({ deletesAt: (await own.facts(id)).deletesAt ?? deletesAt }, 200);
  });

  app.openapi(routes.keepAccount, async (context) => {
    await own.keep(requireMember(context.get('account')).id);
    return context.json(done, 200);
  });
}

const stillPaid = (): AppError =>
  new AppError(
    'still_paid',
    409,
    'Your subscription still runs and would be charged on. Have it ended along with the account.',
  );
