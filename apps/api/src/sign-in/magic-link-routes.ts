import { routes } from '@octavo/contract';
import { appPath, homePath } from '@octavo/contract/app-path';
import type { Context } from 'hono';
import type { Api, ApiEnv } from '../api.ts';
import { countryOfLanguages } from '../account/country-of-languages.ts';
import type { DocumentService } from '../documents/document-service.ts';
import type { ClientReader } from '../http/client.ts';
import type { OriginReader } from '../http/public-origin.ts';
import type { Limits } from '../limits/limits.ts';
import type { Outbox } from '../mail/outbox.ts';
import { hashToken } from '../session/session-token.ts';
import { readSessionCookie, writeSessionCookie, writeVisitorCookie } from '../session/session-cookie.ts';
import { fill } from '@octavo/language/fill';
import { languageOf } from '../texts/language-of.ts';
import type { TextsByLanguage } from '../texts/sign-in-texts.ts';
import { linksForMailbox, linksFromNetwork, linkUses, noMail } from './link-limits.ts';
import type { LinkRequests } from './link-requests.ts';
import type { MagicLinks } from './magic-links.ts';
import { answerWithPage, answerWithProblem, type SignInProblem } from './sign-in-page.ts';
import { isTooOften } from './too-often.ts';
import type { SignIn } from './sign-in.ts';

export interface MagicLinkServices {
  /** Undefined if no mail can be sent. */
  readonly outbox: Outbox | undefined;
  readonly links: MagicLinks;
  readonly requests: LinkRequests;
  readonly documents: Pick<DocumentService, 'hasAny'>;
  readonly signIn: SignIn;
  readonly signInTexts: TextsByLanguage;
  readonly limits: Limits;
  readonly client: ClientReader;
  readonly originOf: OriginReader;
}

/** Path of the link in the mail; the token is the last segment. */
export const linkPath = '/auth/magiclink/';
const confirmPath = `${linkPath}confirm`;

/** Validates a path from a mailed or typed address: a page of the app, else the home page. */
const pageOf = (value: unknown): string =>
  typeof value === 'string' && appPath.test(value) ? value : homePath;

/** Empty if the path is the home page anyway. */
export const wayBack = (path: string): string =>
  path === homePath ? '' : `?${new URLSearchParams({ to: path }).toString()}`;

export function registerMagicLink(app: Api, services: MagicLinkServices): void {
  const { outbox, links, requests, documents, signIn, signInTexts, limits, client, originOf } = services;

  app.openapi(routes.sendMagicLink, async (context) => {
    if (!outbox) throw noMail();
    const origin = originOf(context);
    // The same for every address, known or not, so that the answer does not reveal who has an account.
    const { email, returnTo: path = homePath } = context.req.valid('json');
    const recipient = email.toLowerCase();
    await limits.takeByAddress(linksFromNetwork, client(context).address);
    const order = { kind: 'sign-in', recipient, language: languageOf(context), origin, path } as const;
    const isUsual = await limits.isWithin(linksForMailbox, hashToken(recipient));
    await (isUsual ? outbox.add(order) : outbox.addThinned(order));
    const session = readSessionCookie(context, client(context).secure);
    if (session !== undefined && context.get('session')) await requests.add(session, recipient);
    context.header('x-octavo-mail', outbox.kind);
    return context.json({ ok: true } as const, 200);
  });

  const explain = (context: Context<ApiEnv>, problem: SignInProblem) => {
    const language = languageOf(context);
    return answerWithProblem(context, problem, language, signInTexts[language]);
  };
  const isTried = (context: Context<ApiEnv>): Promise<boolean> =>
    isTooOften(context, limits.takeByAddress(linkUses, client(context).address));

  /** Whether a visitor's texts must stay out of the mailbox's account unless the visitor agrees. */
  async function staysApart(context: Context<ApiEnv>, email: string): Promise<boolean> {
    const session = context.get('session');
    const token = readSessionCookie(context, client(context).secure);
    if (session?.account.type !== 'anon' || token === undefined) return false;
    return !(await requests.has(token, email)) && (await documents.hasAny(session.account.id));
  }

  // Mail scanners open links, so the link only shows a page, and its button signs in.
  app.get(`${linkPath}:token`, async (context) => {
    const token = context.req.param('token');
    if (await isTried(context)) return explain(context, 'tooOften');
    const email = await links.find(token);
    if (email === undefined) return explain(context, 'expired');
    const language = languageOf(context);
    const { page } = signInTexts[language];
    const isApart = await staysApart(context, email);
    const hint = fill(page.confirmHint, { email });
    const form = {
      action: confirmPath,
      fields: { token, to: pageOf(context.req.query('to')) },
      label: page.confirmAction,
      choice: isApart
        ? { name: 'bring', label: fill(page.bringLabel, { email }), hint: page.bringHint }
        : undefined,
    };
    return answerWithPage(
      context,
      {
        language,
        title: page.confirmTitle,
        hint: isApart ? hint : `${hint} ${page.confirmMoves}`,
        back: page.back,
        form,
      },
      200,
    );
  });

  app.post(confirmPath, async (context) => {
    const { secure } = client(context);
    if (await isTried(context)) return explain(context, 'tooOften');
    const { token: given, bring, to } = await context.req.parseBody();
    const email = typeof given === 'string' ? await links.use(given) : undefined;
    if (email === undefined) return explain(context, 'expired');
    const countryCode = countryOfLanguages(context.req.header('accept-language'));
    const visitor = readSessionCookie(context, secure);
    const stays = bring !== 'yes' && (await staysApart(context, email));
    const device = context.req.header('user-agent');
    const arrival = stays
      ? { session: undefined, token: undefined, device }
      : { session: context.get('session'), token: visitor, device };
    const token = await signIn.enter({ email, name: '', countryCode }, arrival);
    writeSessionCookie(context, token, secure);
    if (stays && visitor !== undefined) writeVisitorCookie(context, visitor, secure);
    context.header('cache-control', 'no-store');
    // The page that the visitor was on does not exist in the account of the mailbox.
    return context.redirect(stays ? homePath : pageOf(to), 303);
  });
}
