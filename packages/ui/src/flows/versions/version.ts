import type { DocumentVersion } from '@octavo/contract';
import { regionalLanguage } from '../language/regional-language.ts';

/** Versions of one day in the reader's time zone, newest first. */
export interface VersionDay {
  readonly day: string;
  readonly versions: readonly DocumentVersion[];
}

/** Groups versions by the day on which they were stored, keeping their order. */
export function versionDays(versions: readonly DocumentVersion[], language: string): readonly VersionDay[] {
  const written = new Intl.DateTimeFormat(regionalLanguage(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const days = Map.groupBy(versions, ({ createdAt }) => written.format(new Date(createdAt)));
  return [...days].map(([day, kept]) => ({ day, versions: kept }));
}
