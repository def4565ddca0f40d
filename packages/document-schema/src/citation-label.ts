interface Cited {
  readonly authors?: unknown;
  readonly year?: unknown;
}

function isCited(value: unknown): value is Cited {
  return typeof value === 'object' && value !== null;
}

function names(authors: unknown): string {
  if (Array.isArray(authors)) return authors.filter((author) => typeof author === 'string').join(' & ');
  return typeof authors === 'string' ? authors : '';
}

/** How a citation reads in the text: its authors and year where they are known, else its number. */
export function citationLabel(attributes: Readonly<Record<string, unknown>>): string {
  const { index, reference } = attributes;
  if (isCited(reference)) {
    const parts = [names(reference.authors), reference.year].filter(
      (part) => typeof part === 'number' || (typeof part === 'string' && part !== ''),
    );
    if (parts.length > 0) return `(${parts.join(', ')})`;
  }
  return `[${typeof index === 'number' ? index : 0}]`;
}
