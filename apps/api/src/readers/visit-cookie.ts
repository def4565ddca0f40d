import { endpoints } from '@octavo/contract/endpoints';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '../api.ts';

const start = 'octavo_reader_';
const lifetime = 365 * 24 * 60 * 60;
/** A browser sends all of them when it opens a link, and a header must not grow without bound. */
const mostRemembered = 60;

const nameOf = (linkId: string): string => `${start}${linkId}`;
// With this prefix, browsers take the cookie only over TLS. `__Host-` would send it with every call.
const prefix = (secure: boolean) => (secure ? { prefix: 'secure' as const } : {});

export const readVisitCookie = (
  context: Context<ApiEnv>,
  linkId: string,
  secure: boolean,
): string | undefined =>
  secure ? getCookie(context, nameOf(linkId), 'secure') : getCookie(context, nameOf(linkId));

/**
 * Sets the cookie on two paths, for the calls of the link and for opening it again: otherwise each reload would count
 * as a new reader.
 */
export function writeVisitCookie(
  context: Context<ApiEnv>,
  linkId: string,
  token: string,
  secure: boolean,
): void {
  for (const path of [`/readers/${linkId}`, endpoints.openLink.path]) {
    setCookie(context, nameOf(linkId), token, {
      ...prefix(secure),
      path,
      httpOnly: true,
      sameSite: 'Strict',
      secure,
      maxAge: lifetime,
    });
  }
  forgetOldest(context, linkId, secure);
}

/** Browsers send the oldest first (RFC 6265, 5.4). */
function forgetOldest(context: Context<ApiEnv>, linkId: string, secure: boolean): void {
  const own = `${secure ? '__Secure-' : ''}${nameOf(linkId)}`;
  const others = Object.keys(getCookie(context)).filter((name) => name.includes(start) && name !== own);
  for (const name of others.slice(0, Math.max(0, others.length + 1 - mostRemembered))) {
    deleteCookie(context, name, { path: endpoints.openLink.path, secure });
  }
}
