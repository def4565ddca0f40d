import type { PageSize } from '@octavo/contract/download-options';

/** Where paper is cut to Letter (CLDR, `supplemental/measurementData`). */
const letterRegions: ReadonlySet<string | undefined> = new Set(
  'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '),
);

/**
 * The page size that is usual where the reader is, by the first language with a region.
 *
 * @param languages BCP 47
 */
export function usualPageSize(languages: readonly string[]): PageSize {
  const regional = languages.find((language) => new Intl.Locale(language).region !== undefined);
  return regional !== undefined && letterRegions.has(new Intl.Locale(regional).region) ? 'Letter' : 'A4';
}
