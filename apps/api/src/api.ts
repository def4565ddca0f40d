import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import type { Account } from './account/account.ts';
import type { Session } from './session/session-store.ts';
import { refuseInvalid } from './http/refuse-invalid.ts';

export interface ApiEnv {
  /** Absent when a test calls the app in-process. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    logger: Logger;
    session: Session | undefined;
    /** Identifies the caller's household, school or site for rate limits. */
    network: string | undefined;
    /** Set by `requireAccount`, which guards every call except signing in. */
    account: Account;
  };
}

/** The Hono app on which a domain registers its routes. */
export type Api = OpenAPIHono<ApiEnv>;

export const createApi = (): Api => new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid });
