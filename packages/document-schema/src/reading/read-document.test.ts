import { expect, it } from 'vitest';
import type { JsonNode } from '../document-json.ts';
import { readDocument } from './read-document.ts';
import type { ReadBlock, ReadTextblock } from './read-document.types.ts';

const text = (words: string, ...marks: JsonNode['marks'] & object) => ({ type: 'text', text: words, marks });
const paragraph = (...content: JsonNode[]): JsonNode => ({ type: 'paragraph', content });
const doc = (...content: JsonNode[]): JsonNode => ({ type: 'doc', content });

function textblocksIn(blocks: readonly ReadBlock[]): ReadTextblock[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'list':
        return block.items.flatMap((item) => textblocksIn(item.blocks));
      case 'quote':
        return textblocksIn(block.blocks);
      case 'table':
        return block.rows.flat().flatMap((cell) => textblocksIn(cell.blocks));
      case 'paragraph':
      case 'heading':
      case 'code':
        return [block];
      default:
        return [];
    }
  });
}

const lengthOf = ({ inline }: ReadTextblock): number =>
  inline.reduce((length, part) => length + (part.type === 'text' ? part.text.length : 1), 0);

it('gives each text block its position in the anchored text, even after multi-line code', () => {
  const { blocks, text: whole } = readDocument(
    doc(
      { type: 'codeBlock', content: [text('one\ntwo')] },
      paragraph(),
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('three'), { type: 'hardBreak' }, { type: 'footnote' }),
              { type: 'blockquote', content: [paragraph(text('four'))] },
            ],
          },
        ],
      },
      { type: 'picture' },
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(text('five'))] }] }],
      },
      { type: 'heading', attrs: { level: 2 }, content: [text('six')] },
    ),
  );
  const found = textblocksIn(blocks);
  expect(whole).toBe('one\ntwo\n\nthree\u2028\uFFFC\nfour\nfive\nsix');
  expect(found.map((block) => whole.slice(block.from, block.from + lengthOf(block)))).toEqual([
    'one\ntwo',
    '',
    'three\u2028\uFFFC',
    'four',
    'five',
    'six',
  ]);
  expect(found.map((block) => block.text)).toEqual(
    found.map((block) => whole.slice(block.from, block.from + lengthOf(block))),
  );
});

it('keeps a link only if it is safe, and drops unknown attributes', () => {
  const link = (href: string) => ({ type: 'link', attrs: { href, onclick: 'alert()' } });
  const { blocks } = readDocument(
    doc(
      paragraph(
        text('a', link('https://example.org')),
        // oxlint-disable-next-line no-script-url -- it must not come through
        text('b', link('javascript:alert(1)')),
        text('c', { type: 'bold' }, { type: 'blink' }),
      ),
    ),
  );
  expect(blocks).toEqual([
    {
      type: 'paragraph',
      level: null,
      dir: 'ltr',
      from: 0,
      text: 'abc',
      inline: [
        { type: 'text', text: 'a', marks: [], href: 'https://example.org/' },
        { type: 'text', text: 'b', marks: [], href: null },
        { type: 'text', text: 'c', marks: ['bold'], href: null },
      ],
    },
  ]);
});

it('numbers citations and footnotes through the document', () => {
  const note = (words: string): JsonNode => ({ type: 'footnote', attrs: { content: [text(words)] } });
  const { blocks, notes } = readDocument(
    doc(
      paragraph(note('First.'), { type: 'inlineCitation', attrs: { index: 4 } }),
      paragraph(note('Second.')),
    ),
  );
  expect(textblocksIn(blocks).map(({ inline }) => inline)).toEqual([
    [
      { type: 'note', number: 1 },
      { type: 'citation', index: 0, label: '[4]' },
    ],
    [{ type: 'note', number: 2 }],
  ]);
  expect(notes.map(([part]) => part?.type === 'text' && part.text)).toEqual(['First.', 'Second.']);
});

it('sets the direction of blocks, items and tables from their text', () => {
  const item = (words: string): JsonNode => ({ type: 'listItem', content: [paragraph(text(words))] });
  const cell = (words: string): JsonNode => ({ type: 'tableCell', content: [paragraph(text(words))] });
  const { blocks } = readDocument(
    doc(
      paragraph(text('שלום')),
      paragraph(),
      { type: 'orderedList', attrs: { start: 4, type: 'a' }, content: [item('one'), item('אחת')] },
      { type: 'table', content: [{ type: 'tableRow', content: [cell(''), cell('שתיים')] }] },
    ),
  );
  expect(blocks).toMatchObject([
    { dir: 'rtl' },
    { dir: 'rtl' },
    { isOrdered: true, start: 4, marker: 'a', items: [{ dir: 'ltr' }, { dir: 'rtl' }] },
    { type: 'table', dir: 'rtl' },
  ]);
});

it('leaves out open cards, unknown blocks and pictures without an id', () => {
  const { blocks } = readDocument(
    doc({ type: 'emptyAiCard' }, { type: 'script' }, { type: 'picture', attrs: { id: '../secret' } }),
  );
  expect(blocks).toEqual([]);
});
