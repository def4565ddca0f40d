/** What decides whether a version is kept. */
export interface KeptVersion {
  readonly id: string;
  /** ISO 8601 UTC. */
  readonly madeAt: string;
  readonly bytes: number;
  /** Empty if the author has not named it. */
  readonly name: string;
}

/** Share of all bytes reserved for unnamed versions, however many are named. */
const unnamedShare = 1 / 3;

const day = 24 * 60 * 60 * 1000;

/** From each age on, one version is kept per period, that is, per common prefix of the ISO time. */
export const ages = [
  { from: 60 * day, characters: 'YYYY-MM'.length },
  { from: 7 * day, characters: 'YYYY-MM-DD'.length },
  { from: day, characters: 'YYYY-MM-DDTHH'.length },
] as const;

/**
 * Which versions of a document to delete: the older they are, the fewer remain, the last of each period. Together they
 * stay below a number of bytes; if named ones fill it, the rest still have their share. Named versions are never
 * deleted, nor is the newest of the rest, however large: it may be all that is left of a text that was just replaced.
 *
 * @param versions newest first
 */
export function versionsToForget(
  versions: readonly KeptVersion[],
  now: Date,
  mostBytes: number,
): readonly string[] {
  const newest = versions.find(({ name }) => name === '');
  const isAlwaysKept = (version: KeptVersion): boolean => version.name !== '' || version === newest;
  const stretchOf = ({ id, madeAt }: KeptVersion): string => {
    const age = now.getTime() - Date.parse(madeAt);
    const period = ages.find(({ from }) => age >= from);
    return period === undefined ? id : madeAt.slice(0, period.characters);
  };
  const stretches = new Set(newest && [stretchOf(newest)]);
  let room = Math.max(mostBytes - bytesOf(versions.filter(isAlwaysKept)), mostBytes * unnamedShare);
  return versions
    .filter((version) => {
      if (isAlwaysKept(version)) return false;
      const stretch = stretchOf(version);
      if (stretches.has(stretch) || version.bytes > room) return true;
      stretches.add(stretch);
      room -= version.bytes;
      return false;
    })
    .map(({ id }) => id);
}

const bytesOf = (versions: readonly KeptVersion[]): number =>
  versions.reduce((sum, { bytes }) => sum + bytes, 0);
