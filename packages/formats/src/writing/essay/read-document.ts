import type { DocumentContent, DocumentNode } from '@octavo/contract';
import { firstDirection, referenceLine } from '@octavo/document-schema';
import type { CommentEdge } from '../comments/exported-comment.ts';
import { cleanText } from './clean-text.ts';
import {
  type Block,
  type Cell,
  type Code,
  type Essay,
  type Heading,
  type Inline,
  type List,
  type ListType,
  type PictureFile,
  plainRun,
  type TextRun,
} from './essay.ts';
import { essayTitle } from './essay-title.ts';
import type { CitationTexts } from './format-citations.ts';
import { isNote } from './notes-of.ts';
import { numberNotes } from './number-notes.ts';
import { guessLanguage } from './guess-language.ts';
import { inlineText } from './inline-text.ts';
import { edgeOf, readInlines } from './read-inlines.ts';
import { referencesHeading } from './references-heading.ts';
import { fullTable } from './full-table.ts';
import { namedPicture, withFiles } from './pictures.ts';
import { textDirection } from './text-direction.ts';

interface Source {
  readonly title: string;
  readonly content: DocumentContent;
  readonly language?: string | undefined;
  /** Renders citations in their style; by default they appear as stored in the document. */
  readonly citations?: CitationTexts | undefined;
  readonly pictures?: readonly PictureFile[] | undefined;
  /** Whether the section labels go into the file. */
  readonly hasLabels?: boolean | undefined;
  /** The edges of comments, by the number in the nodes that stand for them. */
  readonly edges?: readonly CommentEdge[] | undefined;
}

/** The options for reading a document's blocks. */
type Reading = Pick<Source, 'citations' | 'hasLabels' | 'edges'>;

/** BCP 47, guessed from the words of a document. */
export const languageOf = (content: DocumentContent): string =>
  guessLanguage(readBlocks(content.content, {}));

/**
 * Reads what goes into a file. Open cards belong to the editor and are left out, as are section labels unless
 * requested; citations and references appear as rendered. `language` is guessed from the words by default.
 */
export function readDocument({
  title,
  content,
  language,
  citations,
  pictures = [],
  hasLabels,
  edges,
}: Source): Essay {
  const blocks = withFiles(
    readBlocks(numberNotes(content).content, { citations, hasLabels, edges }),
    pictures,
  );
  const essayLanguage = language ?? guessLanguage(blocks);
  return {
    title: essayTitle(title),
    language: essayLanguage,
    bibliography: citations?.bibliography,
    blocks: withReferencesHeading(withoutEdges(blocks), referencesHeading(essayLanguage)),
  };
}

const readBlocks = (nodes: readonly DocumentNode[], reading: Reading): Block[] =>
  nodes.flatMap((node) => readBlock(node, reading));

function readBlock(node: DocumentNode, reading: Reading): Block[] {
  const children = node.content ?? [];
  switch (node.type) {
    case 'paragraph': {
      const inlines = readInlines(node, reading.citations, reading.edges);
      return [{ kind: 'paragraph', direction: textDirection(inlines), inlines }];
    }
    case 'heading': {
      const inlines = readInlines(node, reading.citations, reading.edges);
      return [{ kind: 'heading', level: headingLevel(node), direction: textDirection(inlines), inlines }];
    }
    case 'sectionLabel':
      return reading.hasLabels ? readLabel(node) : [];
    case 'bulletList':
      return [{ kind: 'list', start: null, items: readItems(children, reading) }];
    case 'taskList':
      return [
        {
          kind: 'list',
          start: null,
          items: readItems(children, reading),
          done: children.map(({ attrs }) => attrs?.['checked'] === true),
        },
      ];
    case 'orderedList':
      return [
        {
          kind: 'list',
          start: firstNumber(node),
          ...listType(node),
          items: readItems(children, reading),
        },
      ];
    case 'blockquote':
      return [{ kind: 'quote', blocks: readBlocks(children, reading) }];
    case 'codeBlock':
      return [
        {
          kind: 'code',
          text: cleanText(children.map(({ text }) => text ?? '').join('')),
          ...codeLanguage(node),
          ...edgesIn(children, reading),
        },
      ];
    case 'horizontalRule':
      return [{ kind: 'rule' }];
    case 'table':
      return [
        {
          ...fullTable(children.map((row) => readCells(row.content ?? [], reading))),
          ...(firstDirection(textsIn(node)) === 'rtl' && { direction: 'rtl' }),
        },
      ];
    case 'picture':
      return [namedPicture(node)];
    case 'references':
      return [
        {
          kind: 'references',
          heading: null,
          entries: reading.citations?.entries.map(cleanEntry) ?? plainEntries(node),
          bibliography: reading.citations?.bibliography,
          sources: reading.citations?.sources,
        },
      ];
    default:
      return [];
  }
}

function edgesIn(nodes: readonly DocumentNode[], { edges = [] }: Reading): Pick<Code, 'edges'> {
  const found = nodes.flatMap((node) => edgeOf(node, edges) ?? []);
  return found.length === 0 ? {} : { edges: found };
}

const readItems = (nodes: readonly DocumentNode[], reading: Reading): Block[][] =>
  nodes.map(({ content }) => readBlocks(content ?? [], reading));

function* textsIn({ text, content = [] }: DocumentNode): Generator<string> {
  if (text !== undefined) yield text;
  for (const child of content) yield* textsIn(child);
}

const readCells = (nodes: readonly DocumentNode[], reading: Reading): Cell[] =>
  nodes.map(({ type, attrs, content }) => ({
    isHeader: type === 'tableHeader',
    colspan: spanOf(attrs?.['colspan']),
    rowspan: spanOf(attrs?.['rowspan']),
    blocks: readBlocks(content ?? [], reading),
  }));

const spanOf = (value: unknown): number => (typeof value === 'number' ? value : 1);

function headingLevel({ attrs }: DocumentNode): Heading['level'] {
  const level = attrs?.['level'];
  return level === 2 || level === 3 ? level : 1;
}

function readLabel({ attrs }: DocumentNode): Block[] {
  const label: unknown = attrs?.['label'];
  const text = typeof label === 'string' ? oneLine(label).trim() : '';
  return text === '' ? [] : [{ kind: 'label', direction: textDirection([plainRun(text)]), text }];
}

function firstNumber({ attrs }: DocumentNode): number {
  const start = attrs?.['start'];
  return typeof start === 'number' ? start : 1;
}

const types: readonly ListType[] = ['a', 'A', 'i', 'I'];

function listType({ attrs }: DocumentNode): Pick<List, 'type'> {
  const type = types.find((each) => each === attrs?.['type']);
  return type === undefined ? {} : { type };
}

/** Accepts only a single word, which no file format can misread as markup. */
function codeLanguage({ attrs }: DocumentNode): Pick<Code, 'language'> {
  const language = attrs?.['language'];
  return typeof language === 'string' && /^[\w+#.-]{1,40}$/u.test(language) ? { language } : {};
}

/** In Markdown, a line break in a title would begin another paragraph or a heading. */
const oneLine = (text: string): string => cleanText(text).replaceAll(/\s+/gu, ' ');

const cleanEntry = (runs: readonly TextRun[]): TextRun[] =>
  runs.map((run) => ({ ...run, text: oneLine(run.text) })).filter(({ text }) => text !== '');

/** If the references cannot be formatted: as stored in the document. */
function plainEntries({ attrs }: DocumentNode): TextRun[][] {
  const items: unknown = attrs?.['items'];
  if (!Array.isArray(items)) return [];
  return items
    .map((item) => oneLine(referenceLine(item)).trim())
    .filter((entry) => entry !== '')
    .map((entry) => [plainRun(entry)]);
}

const isBlank = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' &&
  inlineText(block.inlines).trim() === '' &&
  !block.inlines.some((inline) => isNote(inline) || isEdge(inline));

const isEdge = (inline: Inline): boolean => inline.kind === 'text' && inline.edge !== undefined;

function withoutEdges(blocks: readonly Block[]): readonly Block[] {
  const first = blocks.findIndex((block) => !isBlank(block));
  const last = blocks.findLastIndex((block) => !isBlank(block));
  return first === -1 ? [] : blocks.slice(first, last + 1);
}

function withReferencesHeading(blocks: readonly Block[], heading: string): Block[] {
  return blocks.map((block, index) =>
    block.kind === 'references' && block.entries.length > 0 && blocks[index - 1]?.kind !== 'heading'
      ? { ...block, heading }
      : block,
  );
}
