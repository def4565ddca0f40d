import { routes, type SignInMethods } from '@octavo/contract';
import type { Api } from '../api.ts';

/** What the sign-in dialog may offer. */
export function registerSignInMethods(app: Api, methods: SignInMethods): void {
  app.openapi(routes.signInMethods, (context) => context.json(methods, 200));
}
