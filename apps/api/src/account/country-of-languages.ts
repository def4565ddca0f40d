import { defaultCountry } from '@octavo/contract/citation-styles';

/** The country of the first language that names one (`Accept-Language: fr, fr-CA;q=0.8` gives CA), else US. */
export function countryOfLanguages(acceptLanguage: string | undefined): string {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const [, region] = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(part) ?? [];
    if (region !== undefined) return region.toUpperCase();
  }
  return defaultCountry;
}
