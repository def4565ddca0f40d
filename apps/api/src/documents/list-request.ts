/** Days as `2026-01-31`, both included. */
export interface Days {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Minutes by which the reader's days begin later than in UTC. */
  readonly offset: number;
}

/** Which documents a list contains, and which page of them. */
export interface ListRequest {
  readonly favourites: boolean;
  readonly days: Days;
  readonly limit: number | undefined;
  readonly cursor: string | undefined;
}

// Beyond these, years have more than four digits and timestamps no longer sort as text.
const earliest = Date.parse('0000-01-01T00:00:00.000Z');
const latest = Date.parse('9999-12-31T23:59:59.999Z');

/** The first and last moment of a range of days. */
export function momentsOf({ from, to, offset }: Days): {
  readonly from: string | undefined;
  readonly to: string | undefined;
} {
  const moment = (day: string, time: string): string =>
    new Date(
      Math.min(latest, Math.max(earliest, Date.parse(`${day}T${time}Z`) + offset * 60_000)),
    ).toISOString();
  return { from: from && moment(from, '00:00:00.000'), to: to && moment(to, '23:59:59.999') };
}

/** The position in the list that a cursor names. */
export function placeOf(cursor: string): { readonly updatedAt: string; readonly id: string } {
  const end = cursor.indexOf('_');
  return { updatedAt: cursor.slice(0, end), id: cursor.slice(end + 1) };
}
