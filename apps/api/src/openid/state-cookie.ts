import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '../api.ts';

const name = 'octavo_openid';
const tenMinutes = 10 * 60;
const prefix = (secure: boolean) => (secure ? { prefix: 'host' as const } : {});

/**
 * Binds a sign-in to the browser that began it, so that a link with somebody else's answer signs nobody in (RFC 9700,
 * 4.7).
 */
export function writeStateCookie(context: Context<ApiEnv>, state: string, secure: boolean): void {
  setCookie(context, name, state, {
    ...prefix(secure),
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: tenMinutes,
  });
}

export function takeStateCookie(context: Context<ApiEnv>, secure: boolean): string | undefined {
  const state = secure ? getCookie(context, name, 'host') : getCookie(context, name);
  if (state !== undefined) deleteCookie(context, name, { ...prefix(secure), path: '/', secure });
  return state;
}
