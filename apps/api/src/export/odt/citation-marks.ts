import { cslItem, readLocator } from '@octavo/citations/csl';
import type { KeyedCitation, Sources } from '../essay/essay.ts';

/**
 * What the mark of a citation is called: ODF's own marks are drawn by LibreOffice in its own way, so they are those of
 * Zotero, whose plugin takes them up (decision 2005). Each needs a name of its own.
 */
export function citationName({ works, place }: KeyedCitation): string {
  const citation = {
    citationID: `c${place}`,
    properties: { noteIndex: 0 },
    citationItems: works.map(({ reference, locator, prefix, suffix }) => {
      const { label, place: within } = readLocator(locator);
      return {
        id: reference.id,
        itemData: cslItem(reference),
        ...(locator === '' ? {} : { label, locator: within }),
        ...(prefix === '' ? {} : { prefix: `${prefix} ` }),
        ...(suffix === '' ? {} : { suffix: ` ${suffix}` }),
      };
    }),
    schema: 'https://github.com/citation-style-language/schema/raw/master/schemas/input/csl-citation.json',
  };
  return `ZOTERO_ITEM CSL_CITATION ${JSON.stringify(citation)} RND${String(place).padStart(10, '0')}`;
}

/** What the section of a list of works is called, with all works in it: some may not be cited. */
export function bibliographyName({ style, works }: Sources): string {
  const items = works.map(({ reference }) => cslItem(reference));
  const list = { uncited: [], omitted: [], custom: [], style, items };
  return `ZOTERO_BIBL ${JSON.stringify(list)} CSL_BIBLIOGRAPHY RND0000000000`;
}
