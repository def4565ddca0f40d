const schemes = new Set(['http:', 'https:', 'mailto:']);

/** The normalised form of an absolute http, https or mailto address (https://url.spec.whatwg.org); null for any other. */
export function safeLink(href: unknown): string | null {
  // `URL.parse` is missing in Safari before 18.
  if (typeof href !== 'string' || href.length > 4096 || !URL.canParse(href)) return null;
  const url = new URL(href);
  return schemes.has(url.protocol) ? url.href : null;
}

/** Whether a link may be kept: an absolute http, https or mailto address. */
export function isSafeLink(href: unknown): boolean {
  return safeLink(href) !== null;
}
