import { fromCsl } from '@octavo/citations/csl';
import { ownId } from '../citations/own-id.ts';
import { citationHtml, isNarrative } from '../citations/citation-html.ts';
import type { CitedWorks } from '../citations/cited-works.ts';
import { readCslCitation } from '../citations/csl-citation.ts';
import { hasFurtherEntries } from '../docx/field-citation.ts';
import { namedStyle } from '../citations/named-style.ts';
import { elementsNamed, textWithin, type XmlElement } from '../xml-tree.ts';

/** The citations of a text: Zotero's, which are marks around text, and those of ODF itself. */
export interface OdtCitations extends CitedWorks {
  /**
   * The citation that an element is or starts, as HTML; null where its works are unknown, undefined where it is not a
   * citation.
   */
  readonly markAt: (element: XmlElement, parent: XmlElement) => string | null | undefined;
  /** Whether an element is the list of works, which the document generates itself. */
  readonly isList: (element: XmlElement) => boolean;
}

type Works = Map<string, CitedWorks['references'][number]>;

const itemName = /^ZOTERO_ITEM\s+CSL_CITATION\s+(?<json>\{[^]*\})/u;
const listName = /^ZOTERO_BIBL\s+(?<json>\{[^]*\})/u;

/** Finds the works of all citations first: the list of works is only removed where there are any. */
export function odtCitations(body: XmlElement): OdtCitations {
  const works: Works = new Map();
  const marks = new Map<XmlElement, ReturnType<typeof readCslCitation>>();
  for (const mark of elementsNamed('text:reference-mark-start', body)) {
    const json = itemName.exec(mark.attributes['text:name'] ?? '')?.groups?.['json'];
    if (json === undefined) continue;
    const citation = readCslCitation(json);
    for (const work of citation?.references ?? []) works.set(work.id, work);
    marks.set(mark, citation);
  }
  for (const mark of elementsNamed('text:bibliography-mark', body)) {
    const work = workOf(mark);
    if (work !== null) works.set(work.id, work);
    const cited = work && { reference: work.id, locator: '', prefix: '', suffix: '' };
    marks.set(mark, cited && work && { works: [cited], references: [work] });
  }
  let style: CitedWorks['style'];
  for (const section of elementsNamed('text:section', body)) {
    const list = listed(section.attributes['text:name'] ?? '');
    for (const work of list.references) if (!works.has(work.id)) works.set(work.id, work);
    style ??= list.style;
  }
  // The list goes only where ours has everything that it lists.
  const isComplete = [...marks.values()].every((citation) => citation !== null);
  return {
    references: [...works.values()],
    style,
    markAt: (element, parent) => {
      const citation = marks.get(element);
      if (citation === undefined || citation === null) return citation;
      const shown =
        element.name === 'text:bibliography-mark' ? textWithin(element) : textBehind(element, parent);
      return citationHtml(citation.works, isNarrative(shown), shown.trim());
    },
    isList: ({ name, attributes }) =>
      works.size > 0 &&
      isComplete &&
      (name === 'text:bibliography' || (name === 'text:section' && isOwnList(attributes['text:name'] ?? ''))),
  };
}

/** Whether a list of Zotero's is made of the works of the text alone. */
const isOwnList = (name: string): boolean => listName.test(name) && !hasFurtherEntries(name);

/** The text between a mark and its end. */
function textBehind(mark: XmlElement, parent: XmlElement): string {
  let text = '';
  for (const child of parent.children.slice(parent.children.indexOf(mark) + 1)) {
    if (typeof child === 'string') text += child;
    else if (child.name === 'text:reference-mark-end') break;
    else text += textWithin(child);
  }
  return text;
}

/** Octavo's own lists hold all works, cited or not. */
function listed(name: string): CitedWorks {
  try {
    const list: { items?: unknown; style?: unknown } = JSON.parse(
      listName.exec(name)?.groups?.['json'] ?? '{}',
    );
    const items: readonly unknown[] = Array.isArray(list.items) ? list.items : [];
    const references = items.flatMap((item) => fromCsl(item, () => idOf(item)) ?? []);
    return { references, style: typeof list.style === 'string' ? namedStyle(list.style) : undefined };
  } catch {
    return { references: [] };
  }
}

const idOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'id' in item ? ownId(String(item.id)) : 'own:';

/** The entry types of ODF (1.3, 19.788) as CSL types. */
const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    article: 'article-journal',
    book: 'book',
    booklet: 'book',
    conference: 'paper-conference',
    incollection: 'chapter',
    inbook: 'chapter',
    inproceedings: 'paper-conference',
    journal: 'article-journal',
    mastersthesis: 'thesis',
    phdthesis: 'thesis',
    proceedings: 'book',
    techreport: 'report',
    www: 'webpage',
  }),
);

function workOf({ attributes }: XmlElement): CitedWorks['references'][number] | null {
  const field = (name: string) => attributes[`text:${name}`]?.trim() ?? '';
  const year = /\d{4}/u.exec(field('year'))?.[0];
  return fromCsl(
    {
      type: kinds.get(field('bibliography-type')) ?? 'document',
      title: field('title') || field('booktitle'),
      author: namesIn(field('author')),
      editor: namesIn(field('editor')),
      'container-title': field('journal') || (field('title') === '' ? '' : field('booktitle')),
      publisher: field('publisher') || field('school') || field('institution'),
      'publisher-place': field('address'),
      volume: field('volume'),
      issue: field('number'),
      page: field('pages'),
      edition: field('edition'),
      'collection-title': field('series'),
      ISBN: field('isbn'),
      URL: field('url'),
      ...(year !== undefined && { issued: { 'date-parts': [[Number(year)]] } }),
    },
    () => ownId(field('identifier')),
  );
}

const namesIn = (names: string) =>
  names
    .split(/;|\sand\s/u)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const [family = '', given] = name.split(',').map((part) => part.trim());
      return given === undefined ? { literal: family } : { family, given };
    });
