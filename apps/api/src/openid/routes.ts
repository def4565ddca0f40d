import { endpoints } from '@octavo/contract/endpoints';
import { routes } from '@octavo/contract';
import { appPath, homePath } from '@octavo/contract/app-path';
import type { Context } from 'hono';
import type { Api, ApiEnv } from '../api.ts';
import { countryOfLanguages } from '../account/country-of-languages.ts';
import { AppError } from '../errors.ts';
import type { ClientReader } from '../http/client.ts';
import type { OriginReader } from '../http/public-origin.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import { readSessionCookie, writeSessionCookie } from '../session/session-cookie.ts';
import { answerWithProblem, type SignInProblem } from '../sign-in/sign-in-page.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { isTooOften } from '../sign-in/too-often.ts';
import { languageOf } from '../texts/language-of.ts';
import type { TextsByLanguage } from '../texts/sign-in-texts.ts';
import type { IdentityProvider } from './open-id.ts';
import { ProviderProblem } from './provider-problem.ts';
import type { ProviderSignInStore } from './provider-sign-in-store.ts';
import { takeStateCookie, writeStateCookie } from './state-cookie.ts';

/** A whole class signs in during the same lesson. */
export const providerSignIns: Limit = {
  name: 'sign-ins by a provider',
  most: 120,
  window: 60 * 60 * 1000,
  refusal: 'Too many sign-ins have come from your network.',
};

export interface OpenIdServices {
  /** Undefined if none is configured. */
  readonly identityProvider: IdentityProvider | undefined;
  readonly providerSignIns: ProviderSignInStore;
  readonly signIn: SignIn;
  readonly signInTexts: TextsByLanguage;
  readonly limits: Limits;
  readonly client: ClientReader;
  readonly originOf: OriginReader;
}

const callbackPath = `${endpoints.signInWithGoogle.path}/callback`;

export function registerOpenId(app: Api, services: OpenIdServices): void {
  const { identityProvider, signIn, signInTexts, limits, client, originOf } = services;

  const explain = (context: Context<ApiEnv>, problem: SignInProblem) => {
    const language = languageOf(context);
    return answerWithProblem(context, problem, language, signInTexts[language]);
  };
  const explained = (context: Context<ApiEnv>, error: unknown) => {
    if (!(error instanceof ProviderProblem)) throw error;
    context.get('logger').warn({ problem: error.kind, reason: reasonOf(error) }, 'sign-in by provider');
    return explain(context, error.kind);
  };

  app.openAPIRegistry.registerPath(routes.signInWithGoogle);
  app.get(endpoints.signInWithGoogle.path, async (context) => {
    context.header('cache-control', 'no-store');
    if (!identityProvider) return wantsPage(context) ? explain(context, 'off') : notConfigured();
    const { address, secure } = client(context);
    if (await isTooOften(context, limits.takeByAddress(providerSignIns, address))) {
      return explain(context, 'tooOften');
    }
    const asked = context.req.query('returnTo') ?? homePath;
    const returnTo = appPath.test(asked) ? asked : homePath;
    try {
      const { url, ...begun } = await identityProvider.begin(`${originOf(context)}${callbackPath}`);
      await services.providerSignIns.add({ ...begun, returnTo });
      writeStateCookie(context, begun.state, secure);
      return context.redirect(url, 302);
    } catch (error) {
      return explained(context, error);
    }
  });

  app.get(callbackPath, async (context) => {
    context.header('cache-control', 'no-store');
    const { secure } = client(context);
    const state = takeStateCookie(context, secure);
    const own = state !== undefined && state === context.req.query('state');
    const begun = own ? await services.providerSignIns.take(state) : undefined;
    if (!identityProvider || !begun) return explain(context, 'unfinished');
    try {
      const { issuer, subject, email, name } = await identityProvider.finish(
        new URL(context.req.url).search,
        begun,
      );
      const countryCode = countryOfLanguages(context.req.header('accept-language'));
      const arrival = {
        session: context.get('session'),
        token: readSessionCookie(context, secure),
        device: context.req.header('user-agent'),
      };
      const token = await signIn.enter({ email, name, identity: { issuer, subject }, countryCode }, arrival);
      writeSessionCookie(context, token, secure);
      return context.redirect(begun.returnTo, 302);
    } catch (error) {
      return explained(context, error);
    }
  });
}

const wantsPage = (context: Context<ApiEnv>): boolean =>
  context.req.header('accept')?.includes('text/html') ?? false;

const notConfigured = (): never => {
  throw new AppError(
    'not_configured',
    501,
    'Signing in with Google is not set up on this installation. Whoever runs it has to set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
  );
};

/** A code or name; the message may quote what the provider said about somebody. */
const reasonOf = ({ cause }: ProviderProblem): string | undefined => {
  if (!(cause instanceof Error)) return undefined;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
};
