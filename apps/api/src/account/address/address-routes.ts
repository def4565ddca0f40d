import { routes } from '@octavo/contract';
import { accountPath, homePath } from '@octavo/contract/app-path';
import type { Context } from 'hono';
import type { Api, ApiEnv } from '../../api.ts';
import { AppError } from '../../errors.ts';
import type { ClientReader } from '../../http/client.ts';
import type { OriginReader } from '../../http/public-origin.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Payments } from '../../payment/payments.ts';
import { readSessionCookie } from '../../session/session-cookie.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { hashToken } from '../../session/session-token.ts';
import { linksForMailbox, linksFromNetwork, linkUses, noMail } from '../../sign-in/link-limits.ts';
import { answerWithPage, answerWithProblem, type SignInProblem } from '../../sign-in/sign-in-page.ts';
import { isTooOften } from '../../sign-in/too-often.ts';
import { fill } from '@octavo/language/fill';
import { languageOf } from '../../texts/language-of.ts';
import type { TextsByLanguage } from '../../texts/sign-in-texts.ts';
import { requireMember } from '../require-member.ts';
import type { AddressChange, AddressChanges } from './address-changes.ts';
import { addressLinkPath } from './address-link-path.ts';

export interface AddressServices {
  readonly changes: AddressChanges;
  readonly sessions: SessionStore;
  /** Undefined if no mail can be sent. */
  readonly outbox: Outbox | undefined;
  /** Undefined if no payment provider is configured. */
  readonly payments: Pick<Payments, 'sendAddress'> | undefined;
  readonly signInTexts: TextsByLanguage;
  readonly limits: Limits;
  readonly client: ClientReader;
  readonly originOf: OriginReader;
}

const confirmPath = `${addressLinkPath}confirm`;

export function registerAddressChange(app: Api, { outbox, limits, client, originOf }: AddressServices): void {
  app.openapi(routes.changeAddress, async (context) => {
    const account = requireMember(context.get('account'));
    if (!outbox) throw noMail();
    const recipient = context.req.valid('json').email.toLowerCase();
    if (recipient === account.email) throw isOwn();
    await limits.takeByAddress(linksFromNetwork, client(context).address);
    // The same for every address, known or not, so that the answer does not reveal who has an account.
    const order = {
      kind: 'change-address',
      recipient,
      language: languageOf(context),
      origin: originOf(context),
      path: homePath,
      accountId: account.id,
    } as const;
    const isUsual = await limits.isWithin(linksForMailbox, hashToken(recipient));
    await (isUsual ? outbox.add(order) : outbox.addThinned(order));
    context.header('x-octavo-mail', outbox.kind);
    return context.json({ ok: true } as const, 200);
  });
}

/**
 * The link in the new mailbox. It works only where the account is signed in: otherwise an attacker could tie an account
 * to the mailbox of a stranger who merely clicks, and stay signed in to it, waiting for what the stranger writes.
 */
export function registerAddressLink(app: Api, services: AddressServices): void {
  const { changes, sessions, outbox, payments, signInTexts, limits, client, originOf } = services;

  const explain = (context: Context<ApiEnv>, problem: SignInProblem) => {
    const language = languageOf(context);
    return answerWithProblem(context, problem, language, signInTexts[language]);
  };
  const isTried = (context: Context<ApiEnv>): Promise<boolean> =>
    isTooOften(context, limits.takeByAddress(linkUses, client(context).address));

  async function read(context: Context<ApiEnv>, token: string): Promise<AddressChange | SignInProblem> {
    const change = await changes.find(token);
    if (change === undefined) return 'expired';
    return context.get('session')?.account.id === change.accountId ? change : 'elsewhere';
  }

  // Mail scanners open links, so the link only shows a page, and its button makes the change.
  app.get(`${addressLinkPath}:token`, async (context) => {
    if (await isTried(context)) return explain(context, 'tooOften');
    const token = context.req.param('token');
    const change = await read(context, token);
    if (typeof change === 'string') return explain(context, change);
    const language = languageOf(context);
    const { page } = signInTexts[language];
    return answerWithPage(
      context,
      {
        language,
        title: page.addressTitle,
        hint: fill(page.addressHint, { email: change.email }),
        back: page.back,
        form: { action: confirmPath, fields: { token }, label: page.addressAction, choice: undefined },
      },
      200,
    );
  });

  app.post(confirmPath, async (context) => {
    if (await isTried(context)) return explain(context, 'tooOften');
    const { token: given } = await context.req.parseBody();
    const token = typeof given === 'string' ? given : '';
    const change = await read(context, token);
    if (typeof change === 'string') return explain(context, change);
    const outcome = await changes.use(token, change);
    if (outcome === undefined) return explain(context, 'expired');
    if (outcome.kind === 'taken') return explain(context, 'taken');
    // If the provider cannot be reached, the sweep reports the change later.
    await payments?.sendAddress(change.accountId).catch(() => {});
    await sessions.closeAll(change.accountId, readSessionCookie(context, client(context).secure));
    if (outbox && outcome.before !== null) {
      const recipient = outcome.before;
      const language = languageOf(context);
      const origin = originOf(context);
      await outbox.add({ kind: 'address-changed', recipient, language, origin, path: homePath });
    }
    return context.redirect(accountPath, 303);
  });
}

const isOwn = (): AppError =>
  new AppError('address_taken', 409, 'This is the address of your account already. Type another one.');
