import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '../api.ts';
import { sessionLifetime } from './session-store.ts';

const name = 'octavo_session';
// The prefix makes browsers refuse the cookie from a neighbouring host or without TLS.
const prefix = (secure: boolean) => (secure ? { prefix: 'host' as const } : {});

export const readSessionCookie = (context: Context<ApiEnv>, secure: boolean): string | undefined =>
  secure ? getCookie(context, name, 'host') : getCookie(context, name);

export function writeSessionCookie(context: Context<ApiEnv>, token: string, secure: boolean): void {
  setCookie(context, name, token, {
    ...prefix(secure),
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: sessionLifetime / 1000,
  });
}

export function dropSessionCookie(context: Context<ApiEnv>, secure: boolean): void {
  deleteCookie(context, name, { ...prefix(secure), path: '/', secure });
}
