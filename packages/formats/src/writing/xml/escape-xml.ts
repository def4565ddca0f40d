const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for use between tags and in double-quoted attributes. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/gu, (found) => entities[found] ?? '');
