import type { Api } from './api.ts';
import type { BodyRules } from './http/body-limit.ts';

/**
 * One part of the server: what it answers and what it does by itself. A domain is made by one function of what it needs
 * and stands as one line in `domains.ts` (docs/architecture.md).
 */
export interface Domain {
  /** Calls that need no account; some of them look at the session, if there is one. */
  readonly publicRoutes?: (app: Api) => void;
  /** Calls of an account: `context.get('account')` is set. */
  readonly routes?: (app: Api) => void;
  /** How large bodies may be, by what their address starts with. */
  readonly bodies?: BodyRules;
  /** Forgets what has expired; runs every hour. */
  readonly sweep?: () => Promise<void>;
  /** Begins what goes on by itself, as soon as calls are taken. */
  readonly begin?: () => void;
  /** Loads what would make the first call slow, once the first page is out. */
  readonly warm?: () => Promise<void>;
  readonly close?: () => Promise<void>;
}
