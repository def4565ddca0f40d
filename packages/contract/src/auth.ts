import { z } from 'zod';
import { appPath } from './app-path.ts';
import { endpoints } from './endpoints.ts';
import { answers, done, jsonBody, redirects, route } from './route.ts';
import { validationSentences } from './validation-sentences.ts';

/** Also true for an anonymous session. */
export const authentication = z.object({ isAuthenticated: z.boolean() }).meta({ id: 'Authentication' });
export type Authentication = z.infer<typeof authentication>;

/** The page to return to after signing in. */
const returnTo = z.string().regex(appPath, 'must be the address of a page of the app').optional();

export const emailAddress = z.email(validationSentences.noEmail).max(254);

/** The sign-in methods that are set up on this installation. */
export const signInMethods = z
  .object({ mail: z.boolean(), google: z.boolean() })
  .meta({ id: 'SignInMethods' });
export type SignInMethods = z.infer<typeof signInMethods>;

export const magicLinkRequest = z.object({ email: emailAddress, returnTo }).meta({ id: 'MagicLinkRequest' });
export type MagicLinkRequest = z.infer<typeof magicLinkRequest>;

export const sharedCodeRequest = z
  .object({
    code: z
      .string(validationSentences.emptySharedCode)
      .trim()
      .min(1, validationSentences.emptySharedCode)
      .max(100),
  })
  .meta({ id: 'SharedCodeRequest' });
export type SharedCodeRequest = z.infer<typeof sharedCodeRequest>;

export const authRoutes = {
  isAuthenticated: route(endpoints.isAuthenticated, {
    domain: 'Signing in',
    summary: 'Is there a session?',
    responses: answers(authentication),
  }),
  signInAnonymously: route(endpoints.signInAnonymously, {
    domain: 'Signing in',
    summary: 'Open an anonymous session',
    description: 'Sets the session cookie. With a session already there it is kept and nothing is created.',
    responses: answers(authentication),
  }),
  signInMethods: route(endpoints.signInMethods, {
    domain: 'Signing in',
    summary: 'Which methods of signing in are set up',
    responses: answers(signInMethods),
  }),
  sendMagicLink: route(endpoints.sendMagicLink, {
    domain: 'Signing in',
    summary: 'Mail a link that signs in',
    description: 'The link works once and for 15 minutes.',
    request: { body: jsonBody(magicLinkRequest) },
    responses: answers(done),
  }),
  signInWithCode: route(endpoints.signInWithCode, {
    domain: 'Signing in',
    summary: 'Sign in to a shared account by its code',
    request: { body: jsonBody(sharedCodeRequest) },
    responses: answers(done),
  }),
  signInWithGoogle: route(endpoints.signInWithGoogle, {
    domain: 'Signing in',
    summary: 'Go to Google to sign in',
    description: 'A navigation of the browser, not a background call.',
    request: { query: z.object({ returnTo }) },
    responses: redirects('To Google'),
  }),
  logOut: route(endpoints.logOut, {
    domain: 'Signing in',
    summary: 'End the session',
    responses: answers(done),
  }),
};
