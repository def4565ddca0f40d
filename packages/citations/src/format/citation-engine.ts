import type { Reference } from '@octavo/contract';
import type { Language } from '@octavo/contract/languages';
import citeproc from 'citeproc';
import { type Citation, citationKey } from '../citation.ts';
import {
  type CslItem,
  cslItem,
  withAddressOfDoi,
  withArticleNumber,
  withoutRepeatedPublisher,
} from './csl-item.ts';
import { createBibliography } from './bibliography.ts';
import type { Formatted } from './formatted.ts';
import { createNumbering } from './numbering.ts';
import { patchedStyle } from './patched-style.ts';
import { readLocator } from './read-locator.ts';
import { readRuns, type Run } from './run.ts';
import type { StyleFiles } from './style-files.ts';

export interface EngineParts {
  readonly files: StyleFiles;
  readonly language: Language;
  readonly style: string;
  readonly locale: string;
  readonly fallback: string;
}

export interface CitationEngine {
  readonly format: (references: readonly Reference[], citations: readonly Citation[]) => Formatted;
}

type Place = [citationId: string, noteIndex: number];

/** The kinds of works of which the files of ISO 690 print the DOI. */
const printsDoi = new Set(['article-journal', 'article-magazine']);

/**
 * One citeproc processor. It works out what has changed since the last call: adding one citation costs one citation;
 * any other change starts over.
 */
export function createEngine({ files, language, style, locale, fallback }: EngineParts): CitationEngine {
  let items = new Map<string, CslItem>();
  /** The last references as JSON: requests from another thread never share objects with the ones before. */
  let known: ReadonlyMap<string, string> = new Map();
  let keys: readonly string[] = [];
  let uncited: readonly string[] = [];
  let labels: ReadonlyMap<string, readonly Run[]> = new Map();

  const processor = new citeproc.Engine(
    {
      retrieveLocale: (name) => (name === files.locale ? locale : fallback),
      retrieveItem: (id) => items.get(id) ?? { id, type: 'document', title: id },
    },
    patchedStyle(files.style, language, style),
    files.locale,
    true,
  );

  const bibliography = createBibliography(processor);
  const numbering = files.isNumbered ? createNumbering(processor) : null;
  const itemOf = (reference: Reference): CslItem => {
    const item = cslItem(reference);
    switch (files.style) {
      case 'apa':
        // APA 7, 9.29: the publisher is omitted if it is also the author.
        return withArticleNumber(withoutRepeatedPublisher(item));
      case 'ieee':
        return withArticleNumber(item.type === 'webpage' ? withAddressOfDoi(item) : item);
      case 'modern-language-association':
        return withArticleNumber(item);
      case 'din-1505-2':
      case 'sist02':
        return withAddressOfDoi(item);
      case 'iso690-author-date-de':
      case 'iso690-author-date-en':
      case 'iso690-author-date-fr':
        return printsDoi.has(item.type) ? item : withAddressOfDoi(item);
      default:
        return item;
    }
  };

  function clusterOf(citation: Citation) {
    const works = citation.works.filter(({ reference }) => items.has(reference));
    return {
      citationID: citationKey(citation),
      citationItems: inOrder(
        works.map(({ reference, ...details }) => ({ id: reference, ...partsOf(details) })),
      ),
      properties: citation.narrative
        ? { noteIndex: 0, mode: 'composite' as const, infix: '' }
        : { noteIndex: 0 },
    };
  }

  /** Works in one pair of brackets are ordered as in the list, unless one has a prefix. */
  function inOrder<Item extends { readonly id: string; readonly prefix?: string }>(cluster: Item[]): Item[] {
    const keepsOrder = files.isNumbered || cluster.some(({ prefix }) => prefix !== undefined);
    if (keepsOrder || cluster.length < 2) return cluster;
    const order = new Map(processor.registry.reflist.map(({ id }, index) => [id, index]));
    return cluster.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
  }

  function restart(citations: readonly Citation[]): void {
    // Drop what the processor remembers of works that are gone or have changed.
    processor.rebuildProcessorState([], 'html', []);
    processor.updateUncitedItems([]);
    processor.updateItems([]);
    processor.updateItems([...items.keys()]);
    const clusters = citations.map(clusterOf);
    labels = new Map(
      processor
        .rebuildProcessorState(clusters, 'html', [...uncited])
        .map(([key, , text]) => [key, labelRuns(text)]),
    );
    numbering?.begin(new Map(citations.map((citation) => [citationKey(citation), citation])), labels);
  }

  /**
   * Removes newly cited works from the uncited ones by hand: an update would drop them and compare all others again.
   */
  function listUncited(nowCited: ReadonlySet<string>): void {
    const listed = Object.keys(processor.registry.uncited);
    if (
      !sameList(
        listed.filter((id) => !nowCited.has(id)),
        uncited,
      )
    ) {
      processor.updateUncitedItems([...uncited]);
      return;
    }
    for (const id of nowCited) delete processor.registry.uncited[id];
  }

  function insert(citations: readonly Citation[], at: number): void {
    const places = citations.map((citation): Place => [citationKey(citation), 0]);
    const [citation] = citations.slice(at);
    if (citation === undefined) return;
    listUncited(new Set(citation.works.map(({ reference }) => reference)));
    const [, changed] = processor.processCitationCluster(
      clusterOf(citation),
      places.slice(0, at),
      places.slice(at + 1),
    );
    const made = new Map(changed.map(([, text, key]) => [key, labelRuns(text)]));
    labels = numbering?.insert(citationKey(citation), citation, made) ?? new Map([...labels, ...made]);
  }

  return {
    format(references, all) {
      const contents = new Map(references.map((reference) => [reference.id, JSON.stringify(reference)]));
      const before = items;
      const sameItem = (id: string) => (known.get(id) === contents.get(id) ? before.get(id) : undefined);
      items = new Map(
        references.map((reference) => [reference.id, sameItem(reference.id) ?? itemOf(reference)]),
      );
      const citations = unique(all).filter(({ works }) =>
        works.some(({ reference }) => items.has(reference)),
      );
      const cited = new Set(citations.flatMap(({ works }) => works.map(({ reference }) => reference)));
      uncited = [...items.keys()].filter((id) => !cited.has(id));
      const next = citations.map(citationKey);
      const place = onlyInsertion(keys, next);
      const keepsItems = [...known].every(([id, content]) => contents.get(id) === content);
      if (keepsItems && place !== null && known.size > 0) insert(citations, place);
      else if (!sameList(keys, next) || !keepsItems || !sameList([...known.keys()], [...contents.keys()])) {
        restart(citations);
      }
      known = contents;
      keys = next;
      return {
        citations: Object.fromEntries(labels),
        bibliography: bibliography(contents),
        isNumbered: files.isNumbered,
      };
    },
  };
}

function partsOf({ locator, prefix, suffix }: { locator: string; prefix: string; suffix: string }) {
  const { label, place } = readLocator(locator);
  return {
    ...(place !== '' && { locator: escaped(place), label }),
    ...(prefix.trim() !== '' && { prefix: `${escaped(prefix.trim())} ` }),
    ...(suffix.trim() !== '' && { suffix: ` ${escaped(suffix.trim())}` }),
  };
}

/** citeproc would read tags in a writer's prefix or suffix as markup. */
const escaped = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›');

/** Numeric styles have no author to put into the sentence. */
const labelRuns = (html: string): Run[] => readRuns(html.replaceAll(/\s*\[NO_PRINTED_FORM\]\s*/gu, ''));

function unique(citations: readonly Citation[]): Citation[] {
  return [...new Map(citations.map((citation) => [citationKey(citation), citation])).values()];
}

const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** The index at which the second list has one additional entry; null if the lists differ in any other way. */
function onlyInsertion(before: readonly string[], after: readonly string[]): number | null {
  if (after.length !== before.length + 1) return null;
  const first = before.findIndex((key, index) => key !== after[index]);
  const at = first === -1 ? before.length : first;
  return sameList(before.slice(at), after.slice(at + 1)) ? at : null;
}
