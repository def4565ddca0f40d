/** A text as it once was. */
export interface Version {
  readonly id: string;
  /** When it was kept, ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly words: number;
  /** Why it was kept. */
  readonly kind: 'saved' | 'restored' | 'ai' | 'imported' | 'conflict';
}

/** Versions of one day of the reader's, newest first. */
export interface VersionDay {
  readonly day: string;
  readonly versions: readonly Version[];
}

/** Versions under the days on which they were kept, in the order that they come in. */
export function versionDays(versions: readonly Version[], language: string): readonly VersionDay[] {
  const written = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' });
  const days = Map.groupBy(versions, ({ createdAt }) => written.format(new Date(createdAt)));
  return [...days].map(([day, kept]) => ({ day, versions: kept }));
}
