const schemes = new Set(['http:', 'https:', 'mailto:']);

/** The normalised form of an absolute http, https or mailto address (https://url.spec.whatwg.org); null for any other. */
export function safeLink(href: unknown): string | null {
  if (typeof href !== 'string' || href.length > 4096) return null;
  const url = URL.parse(href);
  return url !== null && schemes.has(url.protocol) ? url.href : null;
}

/** Whether a link may be kept: an absolute http, https or mailto address. */
export function isSafeLink(href: unknown): boolean {
  return safeLink(href) !== null;
}
