import type { DocumentVersion } from '@octavo/contract';

/** Versions of one day of the reader's, newest first. */
export interface VersionDay {
  readonly day: string;
  readonly versions: readonly DocumentVersion[];
}

/** Versions under the days on which they were kept, in the order that they come in. */
export function versionDays(versions: readonly DocumentVersion[], language: string): readonly VersionDay[] {
  const written = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' });
  const days = Map.groupBy(versions, ({ createdAt }) => written.format(new Date(createdAt)));
  return [...days].map(([day, kept]) => ({ day, versions: kept }));
}
