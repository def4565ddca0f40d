/** What of a text is not checked to its end yet: `12-40,96-310`, in UTF-16 units. It is to be asked again in a while. */
export const unfinishedHeader = 'x-octavo-unfinished';

/** Part of a text, in UTF-16 units of it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Proxies refuse headers of more than 8 kB: what is further on counts as one stretch. */
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

/** Reads the header of an answer; nothing where it has none. */
export const readUnfinished = (header: string | null): Stretch[] =>
  [...(header ?? '').matchAll(/(\d+)-(\d+)/gu)].map(([, from, to]) => ({
    from: Number(from),
    to: Number(to),
  }));
