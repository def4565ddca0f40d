import { type DocumentJson, type JsonNode, parseDocument } from '@octavo/document-schema';
import { importedText } from './html/imported-text.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { titleClass } from './reading/file-text.ts';
import { readFile } from './reading/read-file.ts';

import './testing/written.ts';

// Characters with a meaning in markup are included on purpose.
const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('tide', 'moon', 'Straße', 'œuvre', 'שלום', '潮', '🌊') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...'*star* _under_ # - + > 1. 1) ~~ ~x~ `tick` <b> </p> &amp; & | \\ [x](y) ![i](j) [^1] ^[n] $x$ === --- … "q" \'q\' (p) :) https://example.org/a_b_c {{x}} @a'.split(
        ' ',
      ),
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }).map(visible) },
);

/**
 * Strips spaces and control characters, which no file keeps, and the boxes that make an item a task (decision 1716).
 */
function visible(text: string): string {
  const kept = text.normalize('NFC').replaceAll(/[\s\p{C}\p{Z}☐☑]/gu, '');
  return kept === '' ? 'x' : kept;
}

const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const mark = fc.constantFrom('bold', 'italic', 'underline', 'strike');
const marks: fc.Arbitrary<JsonNode['marks']> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  {
    weight: 2,
    arbitrary: fc
      .uniqueArray(mark, { minLength: 1, maxLength: 2 })
      .map((types) => types.toSorted().map((type) => ({ type }))),
  },
  { weight: 1, arbitrary: fc.constant('code').map((type) => [{ type }]) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('https://example.org/', 'https://example.org/a_b?c=(d)&e=%20#f', 'mailto:a@example.org')
      .map((href) => [{ type: 'link', attrs: { href } }]),
  },
);
const run = fc
  .record({ words, marks, before: fc.constantFrom('', ' '), after: fc.constantFrom('', ' ') })
  .map(({ words: text, marks: its, before, after }): JsonNode => ({
    type: 'text',
    text: before + text + after,
    ...(its && { marks: its }),
  }));
const note = fc
  .array(run, { minLength: 1, maxLength: 2 })
  .map((content): JsonNode => ({ type: 'footnote', attrs: { content: edged(content) } }));
const inlines = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: run },
      { weight: 1, arbitrary: note },
      { weight: 1, arbitrary: fc.constant<JsonNode>({ type: 'hardBreak' }) },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map(edged);

/**
 * Normalizes as the editor does: adjacent text of the same formatting is joined, no line starts or ends with a space,
 * and no line is empty.
 */
function edged(content: readonly JsonNode[]): JsonNode[] {
  const kept: JsonNode[] = [];
  for (const node of content) {
    const before = kept.at(-1);
    if (node.type === 'hardBreak' && (!before || before.type === 'hardBreak')) continue;
    if (node.type === 'text' && before?.type === 'text' && looks(node) === looks(before)) {
      kept[kept.length - 1] = { ...before, text: `${before.text ?? ''}${node.text ?? ''}` };
    } else kept.push(node);
  }
  while (kept.at(-1)?.type === 'hardBreak') kept.pop();
  const spaced = kept.map((node, index): JsonNode => {
    if (node.type !== 'text') return node;
    const [before, after] = [kept[index - 1], kept[index + 1]];
    let text = (node.text ?? '').replaceAll(/ +/gu, ' ');
    if (before?.type !== 'text' || (before.text ?? '').endsWith(' ')) text = text.trimStart();
    if (after?.type !== 'text') text = text.trimEnd();
    return { ...node, text };
  });
  return spaced.length === 0 ? [{ type: 'text', text: 'x' }] : spaced;
}

const looks = ({ marks = [] }: JsonNode): string => JSON.stringify(marks);

const paragraph = inlines.map((content): JsonNode => ({ type: 'paragraph', content }));
const heading = fc
  .record({ level: fc.integer({ min: 1, max: 3 }), content: inlines })
  .map(({ level, content }): JsonNode => ({
    type: 'heading',
    attrs: { level },
    content: edged(content.filter(({ type }) => type === 'text')),
  }));

const { list } = fc.letrec<{ list: JsonNode; item: JsonNode }>((tie) => ({
  list: fc
    .record({
      kind: fc.constantFrom('bulletList', 'orderedList', 'taskList'),
      start: fc.constantFrom(1, 1, 4),
      items: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    })
    .map(({ kind, start, items }) => {
      if (kind === 'orderedList') return { type: kind, attrs: { start, type: null }, content: items };
      if (kind === 'bulletList') return { type: kind, content: items };
      // Every other task is done.
      const tasks = items.map(({ content = [] }, index): JsonNode => ({
        type: 'taskItem',
        attrs: { checked: index % 2 === 1 },
        content,
      }));
      return { type: kind, content: tasks };
    }),
  item: fc
    .record({ first: paragraph, inner: fc.option(tie('list'), { maxDepth: 2, depthSize: 'small' }) })
    .map(({ first, inner }) => ({ type: 'listItem', content: inner ? [first, inner] : [first] })),
}));

const table = fc.integer({ min: 1, max: 3 }).chain((columns) =>
  fc
    .array(fc.array(paragraph, { minLength: columns, maxLength: columns }), { minLength: 2, maxLength: 3 })
    .map((rows): JsonNode => ({
      type: 'table',
      content: rows.map((cells, index) => ({
        type: 'tableRow',
        content: cells.map((cell) => ({
          type: index === 0 ? 'tableHeader' : 'tableCell',
          attrs: { colspan: 1, rowspan: 1, colwidth: null },
          content: [cell],
        })),
      })),
    })),
);

const code = fc.array(words, { minLength: 1, maxLength: 3 }).map((lines): JsonNode => ({
  type: 'codeBlock',
  attrs: { language: null },
  content: [{ type: 'text', text: lines.join('\n  ') }],
}));
const quote = fc
  .array(paragraph, { minLength: 1, maxLength: 2 })
  .map((content): JsonNode => ({ type: 'blockquote', content }));

const block = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  { weight: 2, arbitrary: heading },
  { weight: 3, arbitrary: list },
  { weight: 1, arbitrary: table },
  { weight: 1, arbitrary: code },
  { weight: 1, arbitrary: quote },
  { weight: 1, arbitrary: fc.constant<JsonNode>({ type: 'horizontalRule' }) },
  { weight: 1, arbitrary: words.map((label): JsonNode => ({ type: 'sectionLabel', attrs: { label } })) },
);
const documents = fc
  .array(block, { minLength: 1, maxLength: 8 })
  .filter((content) => content.some(({ type }) => type !== 'sectionLabel'))
  .map((content): DocumentJson => ({ type: 'doc', content }));

const levelled = new Set(['bulletList', 'orderedList', 'taskList', 'blockquote']);

/**
 * A document with one block per line and the words with their marks; spaces at the edge of a mark may be on either side
 * of it.
 */
function outline(content: readonly JsonNode[] = [], depth = ''): string[] {
  return content.flatMap((node, index): string[] => {
    const inner = node.content ?? [];
    if (node.type === 'table') return inner.map((row) => `${depth}${rowLine(row)}`);
    if (node.type === 'sectionLabel') return [`${depth}label ${JSON.stringify(node.attrs?.['label'])}`];
    if (node.type === 'codeBlock') return [`${depth}code ${JSON.stringify(inner[0]?.text)}`];
    if (!levelled.has(node.type)) {
      const rank = node.type === 'heading' ? JSON.stringify(node.attrs?.['level']) : '';
      // A heading is bold anyway.
      return [`${depth}${node.type}${rank} ${inlineLine(inner, rank === '' ? undefined : 'bold')}`];
    }
    const start = node.type === 'orderedList' ? `@${JSON.stringify(node.attrs?.['start'] ?? 1)}` : '';
    const again = content[index - 1]?.type === node.type ? ' again' : '';
    const items = node.type === 'blockquote' ? [inner] : inner.map(({ content: own = [] }) => own);
    return [
      `${depth}${node.type}${start}${again}`,
      ...items.flatMap((own, place) => {
        const done = inner[place]?.attrs?.['checked'] === true ? '☑' : '';
        return outline(own, `${depth}  `).map((line, at) => (at === 0 ? `${line} ¶${done}` : line));
      }),
    ];
  });
}

function rowLine({ content: cells = [] }: JsonNode): string {
  const texts = cells.map(({ type, content: [paragraph] = [] }) => {
    const drawn = type === 'tableHeader' ? 'bold' : undefined;
    return `${type} ${inlineLine(paragraph?.content ?? [], drawn)}`;
  });
  return texts.join(' | ');
}

/** `drawn` is the formatting of the whole block, for which no mark is printed. */
function inlineLine(content: readonly JsonNode[], drawn?: string): string {
  let line = '';
  let open = '';
  const turn = (signs: string): void => {
    if (signs === open) return;
    line += open === '' ? `‹${signs}:` : signs === '' ? '›' : `›‹${signs}:`;
    open = signs;
  };
  for (const node of content) {
    if (node.type !== 'text') {
      turn('');
      const own = node.attrs?.['content'];
      line += node.type === 'footnote' && Array.isArray(own) ? `[note ${inlineLine(own)}]` : '⏎';
      continue;
    }
    const signs = (node.marks ?? [])
      .filter(({ type }) => type !== drawn)
      .map(({ type, attrs }) => (type === 'link' ? `link ${String(attrs?.['href'])}` : type))
      .toSorted()
      .join(' ');
    for (const part of (node.text ?? '').split(/(\s+)/u)) {
      if (part === '') continue;
      if (part.trim() === '') {
        turn('');
        line += ' ';
      } else {
        turn(signs);
        line += part;
      }
    }
  }
  turn('');
  return line;
}

const titled = 'Tides and moons';

async function broughtBack(fileType: string, content: DocumentJson) {
  const file = await commands.written(fileType, titled, content);
  const bytes = Uint8Array.from(atob(file), (sign) => sign.codePointAt(0) ?? 0);
  const { html } = await readFile(bytes, `tides.${fileType}`);
  return importedText({ html, titleClass, isPictureAddress: () => false });
}

/** Word and OpenDocument mark paragraphs as quotation or code, but not where one quotation ends and the next begins. */
function asOfficeKeeps(content: readonly JsonNode[]): JsonNode[] {
  const kept: JsonNode[] = [];
  for (const node of content) {
    const before = kept.at(-1);
    const isNext = before?.type === node.type;
    if (isNext && node.type === 'blockquote') {
      kept[kept.length - 1] = { ...node, content: [...(before.content ?? []), ...(node.content ?? [])] };
    } else if (isNext && node.type === 'codeBlock') {
      const text = [before, node].map(({ content: [line] = [] }) => line?.text ?? '').join('\n');
      kept[kept.length - 1] = { ...node, content: [{ type: 'text', text }] };
    } else kept.push(node);
  }
  return kept;
}

/** Word tells numbered lists apart; adjacent lists of bullets or tasks become one. */
const asWordKeeps = (lines: readonly string[]): string[] =>
  lines.filter((line) => !/(?:bullet|task)List again$/u.test(line));

/** How many documents to test: most of the time goes into the fonts that a file embeds. */
const runs = { docx: 12, odt: 20, md: 60, html: 8 } as const;
const fileTypes = ['docx', 'odt', 'md', 'html'] as const;
const seeds = [17, Number(import.meta.env['PROPERTY_SEED'])];

it.each(fileTypes.flatMap((fileType) => seeds.map((seed) => [fileType, seed] as const)))(
  'a document exported as %s and imported again keeps its structure, seed %i',
  async (fileType, seed) => {
    const linesOf = (content: readonly JsonNode[] = []): string[] => {
      if (fileType === 'docx') return asWordKeeps(outline(asOfficeKeeps(content)));
      return outline(fileType === 'odt' ? asOfficeKeeps(content) : content);
    };
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        expect(parseDocument(document).ok).toBe(true);
        const { title, content } = await broughtBack(fileType, document);
        expect(title).toBe(titled);
        // In other types a label becomes an ordinary line, so it is only written to HTML.
        const sent = document.content.filter(({ type }) => fileType === 'html' || type !== 'sectionLabel');
        expect(linesOf(content.content)).toEqual(linesOf(sent));
      }),
      { seed, numRuns: runs[fileType] },
    );
  },
  120_000,
);
