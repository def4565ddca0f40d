import { cslItem, readLocator } from '@octavo/citations/csl';
import type { KeyedCitation, Sources } from '../essay/essay.ts';

/**
 * The name of a citation's mark. LibreOffice renders ODF's own citation marks in its own way, so Zotero's are used,
 * which its plugin recognizes (decision 2005). Each needs a unique name.
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

/** The name of the section with the list of works. It contains all works, since some may not be cited. */
export function bibliographyName({ style, works }: Sources): string {
  const items = works.map(({ reference }) => cslItem(reference));
  const list = { uncited: [], omitted: [], custom: [], style, items };
  return `ZOTERO_BIBL ${JSON.stringify(list)} CSL_BIBLIOGRAPHY RND0000000000`;
}
