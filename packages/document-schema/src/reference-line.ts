const shown = ['authors', 'year', 'title', 'publication', 'doi', 'url'];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(' & ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** One entry of a list of references as a plain line, whichever fields it has. */
export function referenceLine(item: unknown): string {
  if (!isRecord(item)) return '';
  const parts = shown.map((field) => words(item[field])).filter((part) => part !== '');
  return parts.map((part, index) => (index < parts.length - 1 ? part.replace(/\.$/u, '') : part)).join('. ');
}
