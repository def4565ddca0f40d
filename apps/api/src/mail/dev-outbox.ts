import type { Api } from '../api.ts';
import { notFound } from '../errors.ts';
import type { ClientReader } from '../http/client.ts';
import { isLoopback } from '../http/loopback.ts';
import type { FolderMailer } from './folder-mailer.ts';

/**
 * `GET /dev/outbox`: the mails that went into the folder. Whoever reads a sign-in mail can sign in, so it answers this
 * machine alone, by address and by the name that was asked for (a name of another site may be made to point here).
 */
export function registerDevOutbox(app: Api, mailer: FolderMailer, client: ClientReader): void {
  app.get('/dev/outbox', async (context) => {
    const { address, host } = client(context);
    const named = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
    if (!isLoopback(named) || !isOwn(address)) throw notFound('outbox');
    context.header('cache-control', 'no-store');
    return context.json(await mailer.list());
  });
}

const isOwn = (address: string): boolean => address === '::1' || isLoopback(address.replace(/^::ffff:/i, ''));
