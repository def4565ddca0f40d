const year = 365 * 24 * 60 * 60;

/**
 * Stores what the server's own pages need too, such as one that a link in an email opens: a `strict` cookie would not
 * be sent with that request.
 */
export function keepInCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${year};samesite=lax`;
}
