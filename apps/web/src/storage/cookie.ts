const year = 365 * 24 * 60 * 60;

/**
 * Keeps what the server's own pages are to know as well, such as the one that a link in a mail leads to: a `strict`
 * cookie would not come along with it.
 */
export function keepInCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${year};samesite=lax`;
}
