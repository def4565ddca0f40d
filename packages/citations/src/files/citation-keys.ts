import type { Reference } from '@octavo/contract';

/** A key for each reference, as in `[@mueller2014]`: ASCII, with a letter added where two would be the same. */
export function citationKeys(references: readonly Reference[]): ReadonlyMap<string, string> {
  const used = new Map<string, number>();
  return new Map(
    references.map((reference) => {
      const base = baseOf(reference);
      const count = used.get(base) ?? 0;
      used.set(base, count + 1);
      return [reference.id, count === 0 ? base : `${base}-${count + 1}`];
    }),
  );
}

function baseOf({ authors, editors, title, year }: Reference): string {
  const [name = title] = [...authors, ...(editors ?? [])];
  const word = ascii(name.split(',')[0] ?? '').slice(0, 24);
  return `${word === '' ? 'work' : word}${ascii(year)}`;
}

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/giu, '')
    .toLowerCase();
