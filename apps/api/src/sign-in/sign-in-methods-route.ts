import { routes, type SignInMethods } from '@octavo/contract';
import type { Api } from '../api.ts';

/** The sign-in methods that the dialog may offer. */
export function registerSignInMethods(app: Api, methods: SignInMethods): void {
  app.openapi(routes.signInMethods, (context) => context.json(methods, 200));
}
