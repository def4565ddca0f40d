import { type RawBuilder, sql } from 'kysely';

/** Letters that the openings before the last one may take, which is some twenty of them. */
const longest = 800;

/**
 * The columns that a save changes: which opening has saved last, and which ones before. A list in the row itself, so that
 * a save stays one statement.
 */
export function savedByNow(opening: string | undefined): {
  readonly saved_by: RawBuilder<string>;
  readonly saved_before: RawBuilder<string>;
} {
  const name = opening === undefined ? '' : `${opening}:`;
  const isAnother =
    opening === undefined
      ? sql`saved_by <> ''`
      : sql`saved_by <> '' and substr(saved_by, 1, ${name.length}) <> ${name}`;
  return {
    saved_by: opening === undefined ? sql`''` : sql`${name} || cast(version + 1 as text)`,
    saved_before: sql`case when ${isAnother} then substr(saved_by || ',' || saved_before, 1, ${longest}) else saved_before end`,
  };
}

/** All openings that are known to have saved, from both columns. */
export const allSavedBy = (last: string, before: string): string =>
  [last, before].filter((list) => list !== '').join(',');

/** Each opening of such a list with the version that its last save made. */
export function readSavedBy(list: string): ReadonlyMap<string, number> {
  const versions = new Map<string, number>();
  for (const entry of list.split(',')) {
    // The last one may be cut: then its version is a smaller one, or none.
    const [opening = '', version = ''] = entry.split(':');
    if (version !== '') versions.set(opening, Math.max(Number(version), versions.get(opening) ?? 0));
  }
  return versions;
}

/** The version that the last save of an opening made, where that was sent on `base` or later: it has been taken. */
export function takenAs(
  list: string,
  { opening, base }: { readonly opening?: string | undefined; readonly base: number | undefined },
): number | undefined {
  if (opening === undefined || base === undefined) return undefined;
  const version = readSavedBy(list).get(opening);
  return version !== undefined && version > base ? version : undefined;
}
