import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '../api.ts';
import { sessionLifetime } from './session-store.ts';

const name = 'octavo_session';
/** The session of a visitor whose texts stay in this browser while somebody is signed in. */
const visitorName = 'octavo_visitor';
/** The inviter whose link brought a visitor who has no session yet. */
const inviterName = 'octavo_inviter';
// With this prefix, browsers refuse the cookie from a neighbouring host or without TLS.
const prefix = (secure: boolean) => (secure ? { prefix: 'host' as const } : {});

export const readSessionCookie = (context: Context<ApiEnv>, secure: boolean): string | undefined =>
  read(context, name, secure);

export const writeSessionCookie = (context: Context<ApiEnv>, token: string, secure: boolean): void =>
  write(context, name, token, secure);

export const dropSessionCookie = (context: Context<ApiEnv>, secure: boolean): void =>
  drop(context, name, secure);

export const writeVisitorCookie = (context: Context<ApiEnv>, token: string, secure: boolean): void =>
  write(context, visitorName, token, secure);

export function takeVisitorCookie(context: Context<ApiEnv>, secure: boolean): string | undefined {
  const token = read(context, visitorName, secure);
  if (token !== undefined) drop(context, visitorName, secure);
  return token;
}

export const writeInviterCookie = (context: Context<ApiEnv>, inviter: string, secure: boolean): void =>
  write(context, inviterName, inviter, secure);

export function takeInviterCookie(context: Context<ApiEnv>, secure: boolean): string | undefined {
  const inviter = read(context, inviterName, secure);
  if (inviter !== undefined) drop(context, inviterName, secure);
  return inviter;
}

const read = (context: Context<ApiEnv>, cookie: string, secure: boolean): string | undefined =>
  secure ? getCookie(context, cookie, 'host') : getCookie(context, cookie);

function write(context: Context<ApiEnv>, cookie: string, token: string, secure: boolean): void {
  setCookie(context, cookie, token, {
    ...prefix(secure),
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: sessionLifetime / 1000,
  });
}

function drop(context: Context<ApiEnv>, cookie: string, secure: boolean): void {
  deleteCookie(context, cookie, { ...prefix(secure), path: '/', secure });
}
