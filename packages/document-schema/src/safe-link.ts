const schemes = new Set(['http:', 'https:', 'mailto:']);

/** Whether a link may be kept: an absolute http, https or mailto address. */
export function isSafeLink(href: unknown): boolean {
  if (typeof href !== 'string' || href.length > 4096) return false;
  const url = URL.parse(href);
  return url !== null && schemes.has(url.protocol);
}
