import type { DocumentMark, DocumentNode } from '@octavo/contract';
import { citationLabel, isSafeLink } from '@octavo/document-schema';
import { cleanText } from './clean-text.ts';
import { type Inline, plainRun, type TextRun } from './essay.ts';
import type { CitationTexts } from './format-citations.ts';

/** The running text of a node. A citation becomes what it reads; a break at the end of a block shows nothing. */
export function readInlines(node: DocumentNode, citations?: CitationTexts): readonly Inline[] {
  const inlines = (node.content ?? []).flatMap((child) => readInline(child, citations));
  while (inlines.at(-1)?.kind === 'break') inlines.pop();
  return inlines;
}

function readInline(node: DocumentNode, citations?: CitationTexts): Inline[] {
  if (node.type === 'hardBreak') return [{ kind: 'break' }];
  if (node.type === 'inlineCitation' && citations) {
    return citations.citation(node.attrs ?? {}).map((run) => {
      const { bold, italic, ...look } = marked({ ...run, text: cleanText(run.text) }, node.marks ?? []);
      return { ...look, bold: bold || run.bold, italic: italic || run.italic };
    });
  }
  const text = node.type === 'inlineCitation' ? citationLabel(node.attrs ?? {}) : (node.text ?? '');
  if (text === '') return [];
  const run = marked(plainRun(cleanText(text).replaceAll(/[\n\r\t]/gu, ' ')), node.marks ?? []);
  return run.text === '' ? [] : [run];
}

function marked(run: TextRun, marks: readonly DocumentMark[]): TextRun {
  const has = (type: string): boolean => marks.some((mark) => mark.type === type);
  const href = marks.find((mark) => mark.type === 'link')?.attrs?.['href'];
  return {
    ...run,
    bold: has('bold'),
    italic: has('italic'),
    underline: has('underline'),
    strike: has('strike'),
    code: has('code'),
    href: typeof href === 'string' && isSafeLink(href) ? new URL(href).href : null,
  };
}
