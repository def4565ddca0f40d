import type { Reference } from '@octavo/contract';

/**
 * Separates new works from those that are already listed or came before: same id or DOI, or same title, year and first
 * author.
 *
 * @param most how many works a list may have; `left` are the new ones beyond that
 */
export function withoutDoubles(
  works: readonly Reference[],
  listed: readonly Reference[],
  most = Infinity,
): Record<'fresh' | 'doubles' | 'left', readonly Reference[]> {
  const seen = new Set(listed.flatMap(keysOf));
  const fresh: Reference[] = [];
  const doubles: Reference[] = [];
  for (const work of works) {
    const keys = keysOf(work);
    const isDouble = keys.some((key) => seen.has(key));
    (isDouble ? doubles : fresh).push(work);
    for (const key of keys) seen.add(key);
  }
  const room = Math.max(0, most - listed.length);
  return { fresh: fresh.slice(0, room), doubles, left: fresh.slice(room) };
}

const keysOf = ({ id, doi, title, year, authors }: Reference): string[] => [
  `id ${id}`,
  ...(doi === '' ? [] : [`doi ${doi.toLowerCase()}`]),
  `work ${bare(title)} ${year} ${bare(authors[0]?.split(',')[0] ?? '')}`,
];

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
