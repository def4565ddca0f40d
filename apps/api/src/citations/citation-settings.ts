import { z } from 'zod';
import { key, webAddress, words } from '../config-fields.ts';

const addressOrOff = z.union([z.literal('off'), webAddress], 'must be a web address or "off"').optional();

/** Variables for everything that is looked up externally. */
export const citationEnvironment = {
  CROSSREF_URL: addressOrOff,
  CROSSREF_MAILTO: z.email('must be an email address').optional(),
  OPENALEX_URL: webAddress.optional(),
  OPENALEX_KEY: key.optional(),
  OPEN_LIBRARY_URL: addressOrOff,
  WIKIPEDIA_URL: addressOrOff,
  SITE_ICONS_URL: z
    .union(
      [z.literal('off'), webAddress.refine((address) => address.includes('{host}'))],
      'must be a web address with {host} in it, or "off"',
    )
    .optional(),
  GOOGLE_SEARCH_URL: webAddress.optional(),
  GOOGLE_SEARCH_KEY: key.optional(),
  GOOGLE_SEARCH_ENGINE: words.optional(),
};

const environment = z.object(citationEnvironment);

export interface LookUpSettings {
  /** Undefined if not used. */
  readonly crossref: { readonly url: string; readonly mailto: string | undefined } | undefined;
  readonly openAlex: { readonly url: string; readonly key: string } | undefined;
  readonly openLibrary: { readonly url: string } | undefined;
  /** Contains `{language}` if there is an address for each language. */
  readonly wikipedia: { readonly url: string } | undefined;
  /** Contains `{host}`. */
  readonly siteIcons: { readonly url: string } | undefined;
  readonly googleSearch: { readonly url: string; readonly key: string; readonly engine: string } | undefined;
}

const unlessOff = (url: string | undefined, standard: string): string | undefined =>
  url === 'off' ? undefined : (url ?? standard);

/** An empty variable means the service's own address; OpenAlex and Google need a key. */
export function readLookUps(settings: z.infer<typeof environment>): LookUpSettings {
  const crossref = unlessOff(settings.CROSSREF_URL, 'https://api.crossref.org');
  const openLibrary = unlessOff(settings.OPEN_LIBRARY_URL, 'https://openlibrary.org');
  const wikipedia = unlessOff(settings.WIKIPEDIA_URL, 'https://{language}.wikipedia.org');
  const siteIcons = unlessOff(settings.SITE_ICONS_URL, 'https://icons.duckduckgo.com/ip3/{host}.ico');
  const { OPENALEX_KEY: openAlexKey, GOOGLE_SEARCH_KEY: searchKey, GOOGLE_SEARCH_ENGINE: engine } = settings;
  return {
    crossref: crossref === undefined ? undefined : { url: crossref, mailto: settings.CROSSREF_MAILTO },
    openAlex:
      openAlexKey === undefined
        ? undefined
        : { url: settings.OPENALEX_URL ?? 'https://api.openalex.org', key: openAlexKey },
    openLibrary: openLibrary === undefined ? undefined : { url: openLibrary },
    wikipedia: wikipedia === undefined ? undefined : { url: wikipedia },
    siteIcons: siteIcons === undefined ? undefined : { url: siteIcons },
    googleSearch:
      searchKey === undefined || engine === undefined
        ? undefined
        : {
            url: settings.GOOGLE_SEARCH_URL ?? 'https://customsearch.googleapis.com/customsearch/v1',
            key: searchKey,
            engine,
          },
  };
}
