import { type RawBuilder, sql } from 'kysely';

/** Most characters for the openings before the last one; room for about twenty. */
const longest = 800;

/**
 * The columns that a save changes: which opening saved last, and which ones before it. The list is kept in the row
 * itself, so that a save remains one statement.
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

/** All openings known to have saved, from both columns. */
export const allSavedBy = (last: string, before: string): string =>
  [last, before].filter((list) => list !== '').join(',');

/** Maps each opening in such a list to the version made by its last save. */
export function readSavedBy(list: string): ReadonlyMap<string, number> {
  const versions = new Map<string, number>();
  for (const entry of list.split(',')) {
    // The last entry may be truncated: then its version is too small or missing.
    const [opening = '', version = ''] = entry.split(':');
    if (version !== '') versions.set(opening, Math.max(Number(version), versions.get(opening) ?? 0));
  }
  return versions;
}

/**
 * The version made by an opening's last save, if that save was based on `base` or later: then this save was already
 * accepted.
 */
export function takenAs(
  list: string,
  { opening, base }: { readonly opening?: string | undefined; readonly base: number | undefined },
): number | undefined {
  if (opening === undefined || base === undefined) return undefined;
  const version = readSavedBy(list).get(opening);
  return version !== undefined && version > base ? version : undefined;
}
