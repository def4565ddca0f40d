import type { Api } from './api.ts';
import type { BodyRules } from './http/body-limit.ts';

/**
 * One part of the server: the calls it answers and the work it does in the background. A domain is a function of what
 * it needs, listed in `domains.ts` (docs/architecture.md).
 */
export interface Domain {
  /** Calls that need no account; some of them use the session, if there is one. */
  readonly publicRoutes?: (app: Api) => void;
  /** Runs before the calls of an account, those of other domains included, wherever this one stands in the list. */
  readonly beforeRoutes?: (app: Api) => void;
  /** Calls of an account: `context.get('account')` is set. */
  readonly routes?: (app: Api) => void;
  /** Body size limits, by path prefix. */
  readonly bodies?: BodyRules;
  /** Deletes what has expired; runs every hour. */
  readonly sweep?: () => Promise<void>;
  /** Starts background work, as soon as calls are accepted. */
  readonly begin?: () => void;
  /** Preloads what would slow down the first call, once the first page has been served. */
  readonly warm?: () => Promise<void>;
  readonly close?: () => Promise<void>;
}
