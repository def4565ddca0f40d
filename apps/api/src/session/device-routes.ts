import { routes } from '@octavo/contract';
import { requireMember } from '../account/require-member.ts';
import type { Api } from '../api.ts';
import { notFound } from '../errors.ts';
import type { ClientReader } from '../http/client.ts';
import { deviceName } from './device-name.ts';
import { dropSessionCookie, readSessionCookie } from './session-cookie.ts';
import type { SessionStore } from './session-store.ts';
import { hashToken, sessionId } from './session-token.ts';

const done = { ok: true } as const;

/** Routes for the devices on which an account is signed in. */
export function registerDevices(
  app: Api,
  { sessions, client }: { readonly sessions: SessionStore; readonly client: ClientReader },
): void {
  app.openapi(routes.devices, async (context) => {
    const { id } = requireMember(context.get('account'));
    const token = readSessionCookie(context, client(context).secure) ?? '';
    const own = sessionId(hashToken(token));
    const open = await sessions.listOf(id);
    const devices = open.map(({ device, ...session }) => ({
      ...session,
      ...deviceName(device),
      isThis: session.id === own,
    }));
    return context.json({ devices }, 200);
  });

  app.openapi(routes.signOutDevice, async (context) => {
    const { id } = requireMember(context.get('account'));
    if (!(await sessions.closeOne(id, context.req.valid('param').id))) throw notFound('device');
    return context.json(done, 200);
  });

  app.openapi(routes.signOutEverywhere, async (context) => {
    await sessions.closeAll(requireMember(context.get('account')).id);
    dropSessionCookie(context, client(context).secure);
    return context.json(done, 200);
  });
}
