import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
} from 'openid-client';
import { z } from 'zod';
import type { OpenIdSettings } from '../service-settings.ts';
import { ProviderProblem } from './provider-problem.ts';

/** Timeout for each answer of the provider, in seconds. */
const timeout = 10;

/** What has to be remembered until the visitor comes back. */
export interface Begun {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

export interface Vouched {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

/** A service that vouches for users: Google, or any other OpenID Connect provider. */
export interface IdentityProvider {
  /** Where to send the visitor. @throws ProviderProblem `unreachable` */
  begin(redirectUri: string): Promise<Begun & { readonly url: string }>;
  /** Reads the query with which the visitor was sent back. @throws ProviderProblem */
  finish(search: string, begun: Begun): Promise<Vouched>;
}

const claims = z.object({
  email: z.email().max(254).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
});

/**
 * The authorization code flow of OpenID Connect Core 1.0 with PKCE (RFC 7636), `state` and `nonce`. The provider's
 * addresses and keys are read from its discovery document, once, when the first visitor needs them.
 */
export function openIdProvider({ clientId, clientSecret, issuer }: OpenIdSettings): IdentityProvider {
  let discovered: Promise<Configuration> | undefined;

  const configuration = (): Promise<Configuration> => {
    discovered ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeout,
      execute: [
        // Also checks the signature of the ID token, instead of relying on TLS alone (OpenID Connect Core, 3.1.3.7).
        enableNonRepudiationChecks,
        // The configuration allows an address without TLS only on this machine, or outside production.
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    }).catch((error: unknown) => {
      discovered = undefined;
      throw new ProviderProblem('unreachable', { cause: error });
    });
    return discovered;
  };

  return {
    async begin(redirectUri) {
      const config = await configuration();
      const begun = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        redirectUri,
      };
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
      });
      return { ...begun, url: url.href };
    },

    async finish(search, { state, nonce, verifier, redirectUri }) {
      const config = await configuration();
      const address = new URL(redirectUri);
      address.search = search;
      try {
        const tokens = await authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const idToken = tokens.claims();
        if (!idToken) throw new ProviderProblem('unfinished');
        // Google includes the address in the token; the standard allows others to give it only at the userinfo
        // endpoint.
        const claimed = claims.parse(
          idToken['email'] === undefined
            ? await fetchUserInfo(config, tokens.access_token, idToken.sub)
            : idToken,
        );
        // Someone with an unverified address could take over the account of its real owner.
        if (claimed.email === undefined || claimed.email_verified !== true) {
          throw new ProviderProblem('unverified');
        }
        return {
          issuer: idToken.iss,
          subject: idToken.sub,
          email: claimed.email.toLowerCase(),
          name:
            claimed.name
              ?.replaceAll(/\p{Cc}/gu, '')
              .trim()
              .slice(0, 100) ?? '',
        };
      } catch (error) {
        throw problemOf(error);
      }
    },
  };
}

function problemOf(error: unknown): ProviderProblem {
  if (error instanceof ProviderProblem) return error;
  if (error instanceof AuthorizationResponseError) {
    return new ProviderProblem(error.error === 'access_denied' ? 'denied' : 'unfinished', { cause: error });
  }
  const answered =
    error instanceof ResponseBodyError || error instanceof z.ZodError || error instanceof ClientError;
  const timedOut = error instanceof ClientError && error.code === 'OAUTH_TIMEOUT';
  return new ProviderProblem(answered && !timedOut ? 'unfinished' : 'unreachable', { cause: error });
}
