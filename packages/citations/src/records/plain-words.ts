const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A field of an external record as plain text in one line, without markup, entities and control characters. */
export function plainWords(value: string, most = 1000): string {
  // Twice, since entities may hide a tag.
  const words = withoutTags(withoutEntities(withoutTags(value)));
  return words
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, most);
}

const withoutTags = (value: string): string =>
  value
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ')
    .replaceAll(/<\/?[a-z!?][^>]*(?:>|$)/giu, '');

const withoutEntities = (value: string): string =>
  value.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/giu, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
