import type { Context } from 'hono';
import type { Api, ApiEnv } from '../api.ts';
import { notFound } from '../errors.ts';
import { isLoopback } from '../http/loopback.ts';
import type { FolderMailer } from './folder-mailer.ts';

/**
 * `GET /dev/outbox`: the mails that went into the folder. Anyone who reads a sign-in mail can sign in, so it only
 * answers this machine: it checks the address of the peer and the host name of the request (another site's name may be
 * made to point here), and refuses anything that came through a proxy, which may run on this machine and serve
 * everyone.
 */
export function registerDevOutbox(app: Api, mailer: FolderMailer): void {
  app.get('/dev/outbox', async (context) => {
    if (isForwarded(context) || !isLoopback(hostOf(context)) || !isOwn(peerOf(context))) {
      throw notFound('outbox');
    }
    context.header('cache-control', 'no-store');
    return context.json(await mailer.list());
  });
}

const isForwarded = (context: Context<ApiEnv>): boolean =>
  Object.keys(context.req.header()).some((name) =>
    /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/.test(name),
  );

const hostOf = ({ req }: Context<ApiEnv>): string => {
  const address = `http://${req.header('host') ?? new URL(req.url).host}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
};

const peerOf = ({ env }: Context<ApiEnv>): string => env?.incoming?.socket.remoteAddress ?? '127.0.0.1';

const isOwn = (address: string): boolean => address === '::1' || isLoopback(address.replace(/^::ffff:/i, ''));
