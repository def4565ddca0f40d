import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import type { Account } from './account/account.ts';
import type { Session } from './session/session-store.ts';
import { refuseInvalid } from './http/refuse-invalid.ts';

export interface ApiEnv {
  /** Absent when a test calls the app in its own process. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    logger: Logger;
    session: Session | undefined;
    /** What the caller's household, school or site is counted as. */
    network: string | undefined;
    /** Set by `requireAccount`, behind which every call but signing in lies. */
    account: Account;
  };
}

/** What a domain registers its routes on. */
export type Api = OpenAPIHono<ApiEnv>;

export const createApi = (): Api => new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid });
