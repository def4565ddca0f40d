import type { PageSize } from '@octavo/contract/download-options';

/** Where paper is cut to Letter (CLDR, `supplemental/measurementData`). */
const letterRegions: ReadonlySet<string | undefined> = new Set(
  'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '),
);

/** In a tag such as `zh-Hant-TW`. Some systems give tags that `Intl` refuses, such as `en-US@posix`. */
const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i;

/**
 * The page size that is usual where the reader is, by the first language with a region.
 *
 * @param languages BCP 47
 */
export function usualPageSize(languages: readonly string[]): PageSize {
  const regions = languages.flatMap((language) => region.exec(language)?.[1] ?? []);
  return letterRegions.has(regions[0]) ? 'Letter' : 'A4';
}
