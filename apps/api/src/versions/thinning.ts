/** What decides whether a version is kept on. */
export interface KeptVersion {
  readonly id: string;
  /** ISO 8601 UTC. */
  readonly madeAt: string;
  readonly bytes: number;
  /** Empty where its author has not named it. */
  readonly name: string;
}

const day = 24 * 60 * 60 * 1000;

/** From this age on one version is kept of each stretch of time that has the same beginning of its ISO time. */
export const ages = [
  { from: 60 * day, characters: 'YYYY-MM'.length },
  { from: 7 * day, characters: 'YYYY-MM-DD'.length },
  { from: day, characters: 'YYYY-MM-DDTHH'.length },
] as const;

/**
 * Which versions of a document are not kept on: the older they are, the fewer remain, and all of them together stay
 * below a number of bytes. Named ones are always kept, and the last of each stretch of time.
 *
 * @param versions newest first
 */
export function versionsToForget(
  versions: readonly KeptVersion[],
  now: Date,
  mostBytes: number,
): readonly string[] {
  const stretches = new Set<string>();
  let room = mostBytes - versions.reduce((sum, { name, bytes }) => sum + (name === '' ? 0 : bytes), 0);
  return versions
    .filter(({ name, madeAt, bytes }) => {
      if (name !== '') return false;
      const age = now.getTime() - Date.parse(madeAt);
      const stretch = madeAt.slice(0, ages.find(({ from }) => age >= from)?.characters);
      if (stretches.has(stretch) || bytes > room) return true;
      stretches.add(stretch);
      room -= bytes;
      return false;
    })
    .map(({ id }) => id);
}
