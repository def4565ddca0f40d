import { isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../api.ts';
import { AppError } from '../errors.ts';
import type { Client, ClientReader, ClientSettings } from './client.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls made by pages of other sites. Every browser says where such a call comes from (`Origin`,
 * `Sec-Fetch-Site`); a caller that sends neither is not a browser, and so sends no cookie unknowingly. The Host header
 * is trusted only if no stranger can have pointed that name here; a proxy passes on whatever name the browser has used.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export const checkOrigin = (client: ClientReader, settings: ClientSettings) =>
  createMiddleware<ApiEnv>(async (context, next) => {
    if (!safe.has(context.req.method)) {
      const origin = context.req.header('origin');
      const site = context.req.header('sec-fetch-site');
      const own =
        origin === undefined
          ? site === undefined || site === 'same-origin' || site === 'none'
          : origin === settings.publicUrl || isOwnHost(origin, client(context));
      if (!own) throw foreignOrigin();
    }
    await next();
  });

function isOwnHost(origin: string, { host, secure }: Client): boolean {
  if (origin !== `${secure ? 'https' : 'http'}://${host}` || !URL.canParse(origin)) return false;
  return isOutOfReach(new URL(origin).hostname);
}

/**
 * Names that nobody can register and point at this server (DNS rebinding): an address, a name without a dot, or one
 * reserved for local networks (RFC 6761, 6762, 8375, and ICANN's `internal`).
 */
const isOutOfReach = (hostname: string): boolean =>
  hostname.startsWith('[') ||
  isIP(hostname) !== 0 ||
  !hostname.includes('.') ||
  /\.(?:localhost|local|lan|internal|test|home\.arpa)$/.test(hostname);

const foreignOrigin = (): AppError =>
  new AppError(
    'foreign_origin',
    403,
    'This call may only be made from the app itself. If this is the app, whoever runs it has to set PUBLIC_URL to the address that people type.',
  );
