import {
  areReferences,
  type DocumentJson,
  documentSchema,
  documentText,
  isSafeLink,
  maxDocumentBytes,
  maxReferences,
  parseDocument,
} from '@octavo/document-schema';
import type { Reference } from '@octavo/contract';
import { type CitationStyle, citationStyles } from '@octavo/contract/citation-styles';
import { randomUuid } from '@octavo/contract/random-uuid';
import { DOMParser, Slice } from '@tiptap/pm/model';
import { withAllowedAttributes } from './allowed-attributes.ts';
import { cleanedBody, type ParsePage } from './clean-pasted-html.ts';
import { renamed } from './elements.ts';
import { threeRanks } from './heading-ranks.ts';

/** The text of a file, as a document. */
export interface ImportedText {
  /** The title in the text itself; null if the file name has to do. */
  readonly title: string | null;
  readonly content: DocumentJson;
  readonly text: string;
  readonly headings: number;
  readonly tables: number;
  readonly footnotes: number;
  /** The ids that stand for the pictures in the text, mapped to their addresses, until the pictures are stored. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** What a document cannot contain. */
export type LostKind =
  | 'pictures'
  | 'drawings'
  | 'tables'
  | 'formulas'
  | 'parts'
  | 'headings'
  | 'links'
  | 'citations'
  | 'works'
  | 'notes';

/** The HTML of a file and what belongs to it. */
export interface ImportSource {
  readonly html: string;
  /** Class of the heading that is the title; without one, the first `h1` is the title if it is the only one. */
  readonly titleClass: string;
  /** Whether a picture came with the file. */
  readonly isPictureAddress: (address: string) => boolean;
  /** The works that the file cites. */
  readonly references?: readonly Reference[] | undefined;
  readonly style?: CitationStyle | undefined;
  /** Parses the HTML where there is no global `DOMParser`. */
  readonly parsePage?: ParsePage | undefined;
  /** Called for anything a document cannot contain, with a function that returns the words at that place. */
  readonly onLost?: ((kind: LostKind, place: () => string) => void) | undefined;
}

/** The text is larger than a document may be. */
export class ImportTooLarge extends Error {}

/** Lists or quotations are nested deeper than a document allows. */
export class ImportTooDeep extends Error {}

const lostKinds: Readonly<Record<string, LostKind>> = {
  img: 'pictures',
  svg: 'drawings',
  video: 'pictures',
  object: 'pictures',
  audio: 'parts',
  embed: 'parts',
  iframe: 'parts',
  select: 'parts',
  textarea: 'parts',
  a: 'links',
  table: 'tables',
  math: 'formulas',
  span: 'formulas',
};

/**
 * Reads the HTML of a file: it is cleaned, parsed and checked like pasted content.
 *
 * @throws ImportTooLarge, ImportTooDeep
 */
export function importedText({
  html,
  titleClass,
  isPictureAddress,
  references: cited = [],
  style,
  parsePage,
  onLost = () => {},
}: ImportSource): ImportedText {
  const pictures = new Map<string, string>();
  const body = cleanedBody(
    html,
    (image) => {
      const address = image.getAttribute('src') ?? '';
      if (!isPictureAddress(address)) return null;
      const id = randomUuid().replaceAll('-', '');
      pictures.set(id, address);
      return id;
    },
    (element, why) => {
      const kind = why === 'too long' ? 'notes' : lostKinds[element.localName];
      if (kind !== undefined) onLost(kind, () => (kind === 'notes' ? element.textContent : placeOf(element)));
    },
    parsePage,
  );
  unlink(body, (link) => onLost('links', () => link.textContent));
  const title = takeTitle(body, titleClass);
  for (const heading of body.querySelectorAll('h4, h5, h6')) {
    onLost('headings', () => heading.textContent);
  }
  threeRanks(body);
  const references = allowedReferences(cited, onLost);
  unknownCitations(body, references, cited, onLost);
  for (const paragraph of body.querySelectorAll('body > p')) if (isBlank(paragraph)) paragraph.remove();
  const tables = body.querySelectorAll('table').length;
  const footnotes = body.querySelectorAll('sup[data-footnote]').length;
  // Notes cannot show theirs.
  const shown = new Set(Array.from(body.querySelectorAll('img'), (image) => image.dataset['picture']));
  for (const id of pictures.keys()) if (!shown.has(id)) pictures.delete(id);

  const parsed = DOMParser.fromSchema(documentSchema).parse(body);
  const { content } = withAllowedAttributes(new Slice(parsed.content, 0, 0));
  const list = documentSchema.nodes['references']?.create({
    format: style ?? citationStyles[0],
    items: references,
  });
  const listed = references.length > 0 && list ? content.addToEnd(list) : content;
  const json: unknown = documentSchema.topNodeType.create(null, listed).toJSON();
  if (new TextEncoder().encode(JSON.stringify(json)).length > maxDocumentBytes) throw new ImportTooLarge();
  const checked = parseDocument(json);
  if (!checked.ok) throw new ImportTooDeep(checked.problem);
  return {
    title,
    content: checked.document,
    text: documentText(checked.document),
    headings: checked.document.content.filter(({ type }) => type === 'heading').length,
    tables,
    footnotes,
    pictures,
  };
}

/** Each work once, as far as a document can hold them. The citations of the others become plain text. */
function allowedReferences(
  cited: readonly Reference[],
  onLost: NonNullable<ImportSource['onLost']>,
): readonly Reference[] {
  const allowed: Reference[] = [];
  for (const reference of new Map(cited.map((each) => [each.id, each])).values()) {
    if (allowed.length < maxReferences && areReferences([reference])) allowed.push(reference);
    else onLost('works', () => reference.title);
  }
  return allowed;
}

/** A citation of a work that the file does not list becomes plain text. */
function unknownCitations(
  body: HTMLElement,
  references: readonly Reference[],
  cited: readonly Reference[],
  onLost: NonNullable<ImportSource['onLost']>,
): void {
  const known = new Set(references.map(({ id }) => id));
  // These were reported with their works.
  const given = new Set(cited.map(({ id }) => id));
  for (const citation of body.querySelectorAll<HTMLElement>('cite[data-inline-citation]')) {
    const id = citation.dataset['reference'] ?? '';
    if (known.has(id)) continue;
    if (!given.has(id)) onLost('citations', () => citation.textContent);
    citation.replaceWith(...citation.childNodes);
  }
}

/** Words that identify a place in the text: the alternative text, the surrounding lines, or those above. */
function placeOf(element: Element): string {
  const own = element.getAttribute('alt') ?? (element.matches('table, a') ? element.textContent : '');
  if (own.trim() !== '') return own;
  for (let at: Element | null = element; at && at.localName !== 'body'; at = at.parentElement) {
    const words = at === element ? '' : at.textContent.trim();
    if (words !== '') return words;
    const above = at.previousElementSibling?.textContent.trim() ?? '';
    if (above !== '') return above;
  }
  return '';
}

/** Links within the file no longer work; the back links of unreferenced notes are arrows. */
function unlink(body: HTMLElement, onLost: (link: Element) => void): void {
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (href === null || href.startsWith('#')) {
      if (/^\s*(?:↑|↩\uFE0E?)\s*$/u.test(link.textContent)) link.remove();
      else {
        if (href !== null && link.textContent.trim() !== '') onLost(link);
        link.replaceWith(...link.childNodes);
      }
    } else if (!isSafeLink(href)) onLost(link);
  }
}

function takeTitle(body: HTMLElement, titleClass: string): string | null {
  const marked = body.querySelector(`h1.${titleClass}`);
  const firsts = body.querySelectorAll('h1');
  const only = firsts.length === 1 && isFirst(firsts[0], body) ? firsts[0] : null;
  const heading = marked ?? only;
  const title = heading?.textContent.replaceAll(/\s+/gu, ' ').trim() ?? '';
  if (!heading || title === '') return null;
  keepNotes(heading);
  heading.remove();
  // The title took the first rank, so the sections move up by one.
  if (marked !== null) return title;
  for (const section of body.querySelectorAll('h2, h3, h4, h5, h6')) {
    renamed(section, `h${rankOf(section) - 1}`);
  }
  return title;
}

/** A title cannot have footnotes, so they move to paragraphs below it. */
function keepNotes(heading: Element): void {
  for (const note of heading.querySelectorAll<HTMLElement>('sup[data-footnote]')) {
    const paragraph = heading.ownerDocument.createElement('p');
    paragraph.append(note);
    heading.after(paragraph);
  }
}

/** Whether no text comes before it. */
function isFirst(heading: Element | undefined, body: HTMLElement): boolean {
  if (heading === undefined) return false;
  const before = body.ownerDocument.createRange();
  before.setStart(body, 0);
  before.setEndBefore(heading);
  return before.toString().trim() === '';
}

const rankOf = ({ localName }: Element): number => Number(localName.slice(1));

const isBlank = ({ textContent, children }: Element): boolean =>
  textContent.trim() === '' && [...children].every(({ localName }) => localName === 'br');
