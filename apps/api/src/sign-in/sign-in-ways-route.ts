import { routes, type SignInWays } from '@octavo/contract';
import type { Api } from '../api.ts';

/** What the sign-in dialog may offer. */
export function registerSignInWays(app: Api, ways: SignInWays): void {
  app.openapi(routes.signInWays, (context) => context.json(ways, 200));
}
