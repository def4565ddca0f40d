/** What a document cannot hold. */
export type LossKind =
  | 'pictures'
  | 'drawings'
  | 'citations'
  | 'works'
  | 'notes'
  | 'bibliographies'
  | 'metadata'
  | 'formulas'
  | 'tables'
  | 'headers'
  | 'parts'
  | 'comments'
  | 'tracked'
  | 'headings'
  | 'links';

/** How many of each kind are lost. */
export type Losses = Readonly<Partial<Record<LossKind, number>>>;

/** The words at the first places where each kind is lost. */
export type LossPlaces = Readonly<Partial<Record<LossKind, readonly string[]>>>;

/** What a document cannot hold of a file: counts by kind, and where the first few of each kind are. */
export interface FoundLosses {
  readonly losses: Losses;
  readonly places: LossPlaces;
}

/** Enough to find the others. */
const mostPlaces = 3;
const longestPlace = 48;
const longestRead = 2000;

/** Collects what is lost. */
export class LossReport implements FoundLosses {
  readonly losses: Partial<Record<LossKind, number>> = {};
  readonly places: Partial<Record<LossKind, string[]>> = {};

  /** @param place words at that place, or what finds them, which is only asked while places are missing */
  add(kind: LossKind, place: string | (() => string) = ''): void {
    this.losses[kind] = (this.losses[kind] ?? 0) + 1;
    const known = (this.places[kind] ??= []);
    if (known.length >= mostPlaces) return;
    const words = shortened(typeof place === 'string' ? place : place());
    if (words !== '' && !known.includes(words)) known.push(words);
  }
}

/** Merges two reports. */
export function withLosses(first: FoundLosses, second: FoundLosses): FoundLosses {
  const kinds = new Set([...kindsOf(first), ...kindsOf(second)]);
  const each = <Value>(valueOf: (kind: LossKind) => Value) =>
    Object.fromEntries([...kinds].map((kind) => [kind, valueOf(kind)]));
  return {
    losses: each((kind) => (first.losses[kind] ?? 0) + (second.losses[kind] ?? 0)),
    places: each((kind) =>
      [...(first.places[kind] ?? []), ...(second.places[kind] ?? [])].slice(0, mostPlaces),
    ),
  };
}

const kindsOf = ({ losses }: FoundLosses): LossKind[] => Object.keys(losses) as LossKind[];

function shortened(place: string): string {
  const line = place
    .slice(0, longestRead)
    .replaceAll(/[\u{E000}-\u{F8FF}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (line.length <= longestPlace) return line;
  return `${line.slice(0, longestPlace).replace(/\s+\S*$|[\uD800-\uDBFF]$/u, '')}…`;
}
