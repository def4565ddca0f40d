/**
 * The parts of a text that are not fully checked yet: `12-40,96-310`, in UTF-16 units. The caller should ask again
 * after a while.
 */
export const unfinishedHeader = 'x-octavo-unfinished';

/** Part of a text, in UTF-16 units. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Proxies reject headers larger than 8 kB: everything beyond this is merged into one stretch. */
const mostStretches = 300;

export const writeUnfinished = (stretches: readonly Stretch[]): string =>
  (stretches.length > mostStretches
    ? [...stretches.slice(0, mostStretches - 1), joined(stretches.slice(mostStretches - 1))]
    : stretches
  )
    .map(({ from, to }) => `${from}-${to}`)
    .join(',');

const joined = (stretches: readonly Stretch[]): Stretch => ({
  from: stretches[0]?.from ?? 0,
  to: stretches.at(-1)?.to ?? 0,
});

/** Reads the header of an answer; empty where it has none. */
export const readUnfinished = (header: string | null): Stretch[] =>
  [...(header ?? '').matchAll(/(\d+)-(\d+)/gu)].map(([, from, to]) => ({
    from: Number(from),
    to: Number(to),
  }));
