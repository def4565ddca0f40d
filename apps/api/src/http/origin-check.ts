import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api.ts';
import { AppError } from '../errors.ts';
import type { ClientReader } from './client.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls made by pages of other sites. Every browser says where such a call comes from
 * (`Origin`, `Sec-Fetch-Site`); a caller that says neither is no browser, and carries no cookie against its will.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export const checkOrigin = (client: ClientReader, publicUrl: string | undefined) =>
  createMiddleware<ApiEnv>(async (context, next) => {
    if (!safe.has(context.req.method)) {
      const origin = context.req.header('origin');
      const site = context.req.header('sec-fetch-site');
      const own =
        origin === undefined
          ? site === undefined || site === 'same-origin' || site === 'none'
          : origin === publicUrl || hostOf(origin) === client(context).host;
      if (!own) {
        throw new AppError('foreign_origin', 403, 'This call may only be made from the app itself.');
      }
    }
    await next();
  });

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;
