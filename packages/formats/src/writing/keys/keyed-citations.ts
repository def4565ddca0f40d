import { citationOf, readReferences, styleOf } from '@octavo/citations';
import { citationKeys, writeReferences } from '@octavo/citations/files';
import type { DocumentContent, Reference } from '@octavo/contract';
import type { CitationTexts } from '../essay/format-citations.ts';
import { type KeyedCitation, plainRun } from '../essay/essay.ts';

/** The citations of a document as keys of a BibTeX file beside it. */
export interface KeyedCitations {
  readonly texts: CitationTexts;
  /** BibTeX. */
  readonly file: string;
}

/** Undefined if the document lists no references. */
export function keyedCitations(content: DocumentContent): KeyedCitations | undefined {
  const list = content.content.find(({ type }) => type === 'references');
  const references = readReferences(list?.attrs?.['items']);
  if (references.length === 0) return undefined;
  const keyed = keying(references);
  const style = styleOf(list?.attrs?.['format']);
  return {
    texts: {
      citation: (attributes) => {
        const cited = keyed(attributes);
        return [cited === null ? plainRun('[?]') : { ...plainRun(`[${cited.works[0]?.key}]`), cited }];
      },
      entries: references.map(({ title }) => [plainRun(title)]),
      bibliography: { isNumbered: style === 'IEEE' || style === 'Vancouver' },
    },
    file: writeReferences(references, 'bibtex'),
  };
}

/** Citations as rendered, plus the keys of the works cited, for a file with a bibliography of its own. */
export function withKeys(texts: CitationTexts, content: DocumentContent): CitationTexts {
  const list = content.content.find(({ type }) => type === 'references');
  const references = readReferences(list?.attrs?.['items']);
  const keyed = keying(references);
  const keys = citationKeys(references);
  return {
    ...texts,
    citation: (attributes) => {
      const cited = keyed(attributes);
      const runs = texts.citation(attributes);
      return cited === null ? runs : runs.map((run) => ({ ...run, cited }));
    },
    sources: {
      style: styleOf(list?.attrs?.['format']),
      works: references.map((reference) => ({ key: keys.get(reference.id) ?? reference.id, reference })),
    },
  };
}

/** Reads citations one after another, in order. */
function keying(
  references: readonly Reference[],
): (attributes: Readonly<Record<string, unknown>>) => KeyedCitation | null {
  const keys = citationKeys(references);
  const known = new Map(references.map((reference) => [reference.id, reference]));
  let place = 0;
  return (attributes) => {
    const { works, narrative } = citationOf(attributes);
    const cited = works.flatMap(({ reference: id, ...within }) => {
      const [key, reference] = [keys.get(id), known.get(id)];
      return key === undefined || reference === undefined ? [] : [{ ...within, key, reference }];
    });
    if (cited.length === 0) return null;
    place += 1;
    return { works: cited, narrative, place };
  };
}
