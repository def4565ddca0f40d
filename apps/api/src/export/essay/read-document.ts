import type { DocumentContent, DocumentNode } from '@octavo/contract';
import { referenceLine } from '@octavo/document-schema';
import { cleanText } from './clean-text.ts';
import type { Block, Essay, Heading } from './essay.ts';
import { essayTitle } from './essay-title.ts';
import { guessLanguage } from './guess-language.ts';
import { inlineText } from './inline-text.ts';
import { readInlines } from './read-inlines.ts';
import { referencesHeading } from './references-heading.ts';
import { textDirection } from './text-direction.ts';

interface Source {
  readonly title: string;
  readonly content: DocumentContent;
  readonly language?: string | undefined;
}

/**
 * What of a document goes into a file. Open cards and section labels are tools of the page and stay there;
 * citations and references are there as they read. Without `language` it is guessed from the words.
 */
export function readDocument({ title, content, language }: Source): Essay {
  const blocks = readBlocks(content.content);
  const essayLanguage = language ?? guessLanguage(blocks);
  return {
    title: essayTitle(title),
    language: essayLanguage,
    blocks: withReferencesHeading(withoutEdges(blocks), referencesHeading(essayLanguage)),
  };
}

const readBlocks = (nodes: readonly DocumentNode[]): Block[] => nodes.flatMap(readBlock);

function readBlock(node: DocumentNode): Block[] {
  const children = node.content ?? [];
  switch (node.type) {
    case 'paragraph': {
      const inlines = readInlines(node);
      return [{ kind: 'paragraph', direction: textDirection(inlines), inlines }];
    }
    case 'heading': {
      const inlines = readInlines(node);
      return [{ kind: 'heading', level: headingLevel(node), direction: textDirection(inlines), inlines }];
    }
    case 'bulletList':
      return [{ kind: 'list', start: null, items: readItems(children) }];
    case 'orderedList':
      return [{ kind: 'list', start: firstNumber(node), items: readItems(children) }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: readBlocks(children) }];
    case 'codeBlock':
      return [{ kind: 'code', text: cleanText(children.map(({ text }) => text ?? '').join('')) }];
    case 'horizontalRule':
      return [{ kind: 'rule' }];
    case 'references':
      return [{ kind: 'references', heading: null, entries: readReferences(node) }];
    default:
      return [];
  }
}

const readItems = (nodes: readonly DocumentNode[]): Block[][] =>
  nodes.map(({ content }) => readBlocks(content ?? []));

function headingLevel({ attrs }: DocumentNode): Heading['level'] {
  const level = attrs?.['level'];
  return level === 2 || level === 3 ? level : 1;
}

function firstNumber({ attrs }: DocumentNode): number {
  const start = attrs?.['start'];
  return typeof start === 'number' ? start : 1;
}

function readReferences({ attrs }: DocumentNode): string[] {
  const items: unknown = attrs?.['items'];
  if (!Array.isArray(items)) return [];
  // A line break in a title would begin a paragraph of its own in Markdown, or a heading.
  return items
    .map((item) => cleanText(referenceLine(item)).replaceAll(/\s+/gu, ' ').trim())
    .filter((entry) => entry !== '');
}

const isBlank = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && inlineText(block.inlines).trim() === '';

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
