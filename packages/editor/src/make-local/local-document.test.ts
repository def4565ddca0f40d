import type { LocalLine } from '@octavo/contract';
import { documentSchema, type JsonNode } from '@octavo/document-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraph } from '../testing/editor-state.ts';
import { citation, everyKindOfBlock, footnote } from '../testing/every-kind-of-block.ts';
import { localBlocks } from './local-blocks.ts';
import { localDocument } from './local-document.ts';

const american = new Map([
  ['colour', 'color'],
  ['harbour', 'harbor'],
  ['centre', 'center'],
  ['grey', 'gray'],
]);
const americanised = (text: string): string =>
  text.replaceAll(/colour|harbour|centre|grey/giu, (found) => {
    const word = american.get(found.toLowerCase()) ?? found;
    return found === found.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });

function local(content: readonly JsonNode[], answer: (text: string, index: number) => LocalLine) {
  const doc = documentSchema.nodeFromJSON({ type: 'doc', content });
  const blocks = localBlocks(doc);
  const made = localDocument(
    doc,
    blocks,
    blocks.map(({ text }, index) => answer(text, index)),
  );
  made.doc.check();
  return { ...made, texts: blocks.map(({ text }) => text), json: made.doc.toJSON().content };
}

/** The expected result: every word in its place, with its marks. */
const expected = (node: JsonNode): JsonNode => {
  if (['blockquote', 'codeBlock', 'table'].includes(node.type)) return node;
  const isCode = node.marks?.some(({ type }) => type === 'code') === true;
  return {
    ...node,
    ...(node.text === undefined || isCode ? {} : { text: americanised(node.text) }),
    ...(node.content === undefined ? {} : { content: node.content.map(expected) }),
  };
};
const inSchema = (content: readonly JsonNode[]): readonly JsonNode[] =>
  documentSchema.nodeFromJSON({ type: 'doc', content }).toJSON().content;

describe('a document that was made local', () => {
  it('is sent without tables, code, quotations and characters that are not text', () => {
    const { texts } = local(Object.values(everyKindOfBlock), (text) => ({ text }));
    expect(texts).toEqual([
      'Colour and light',
      'The colour of the harbour changes every evening, as everybody in the village knows.',
      'In the centre of the old town stands a grey tower, which sailors have used as a mark.',
      'As [^1] shows, the harbour is grey[^2] in winter, and colourful in June.',
      'The variable harbour holds the colour of the water in summer.',
      'The harbour of the north\nand the colour of its water',
      'The first verse speaks of a harbour.',
      'The second one speaks of a colour.',
      'Ropes in every colour',
      'A grey one for the harbour',
      'Nets that the harbour master has counted',
      'Paint the centre of the harbour wall',
    ]);
  });

  it('regression 213: has the new words in its blocks, and every mark, note and citation on its word', () => {
    const { json, outcome } = local(Object.values(everyKindOfBlock), (text) => ({
      text: americanised(text),
    }));
    expect(json).toEqual(inSchema(Object.values(everyKindOfBlock).map(expected)));
    expect(outcome).toEqual({ changed: 12, of: 12, kept: [] });
  });

  it.each([
    ['a note', [paragraph('It is grey', footnote, ' in the harbour.')], 'It is gray in the harbor.'],
    ['a citation', [paragraph('As ', citation, ' shows, it is grey.')], 'As shown[^1] it is[^1] gray.'],
    ['a link', [everyKindOfBlock.marked], 'In the center of the old town, sailors have used a mark.'],
    ['the place of bold', [everyKindOfBlock.marked], 'Sailors like towers, and old towns have a few.'],
  ])('regression 214: keeps a paragraph whose answer loses %s, and reports it', (_what, content, answer) => {
    const { json, outcome } = local(content, () => ({ text: answer }));
    expect(json).toEqual(inSchema(content));
    expect(outcome).toEqual({
      changed: 0,
      of: 1,
      kept: [{ text: expect.stringMatching(/^(?:It is grey|As shows|In the centre)/u), why: 'no_answer' }],
    });
  });

  it('reports the paragraphs without an answer and those beyond the day’s words', () => {
    const { outcome } = local([everyKindOfBlock.heading, everyKindOfBlock.plain], (text, index) =>
      index === 0 ? { text: 'Color and light' } : { text, kept: 'limit' },
    );
    expect(outcome).toEqual({
      changed: 1,
      of: 2,
      kept: [{ text: 'The colour of the harbour changes every…', why: 'limit' }],
    });
  });

  it('keeps every block and mark in 30 documents, whatever is answered for some of the paragraphs', () => {
    const kinds = Object.values(everyKindOfBlock);
    const blocks = fc
      .array(fc.constantFrom<JsonNode>(...kinds), { maxLength: 12 })
      .map((more) => [...kinds, ...more]);
    const misdeed = fc.constantFrom<(text: string) => LocalLine>(
      (text) => ({ text, kept: 'no_answer' }),
      () => ({ text: 'Something else altogether, [^1] with [^2] signs.' }),
      () => ({ text: 'I’m sorry, but I can’t help with that.' }),
      (text) => ({ text: text.split(' ').toReversed().join(' ') }),
    );
    fc.assert(
      fc.property(
        blocks,
        fc.array(fc.option(misdeed), { minLength: 24, maxLength: 24 }),
        (content, misdeeds) => {
          const { doc, texts, outcome } = local(content, (text, index) => {
            const wrong = misdeeds[index % misdeeds.length];
            return wrong ? wrong(text) : { text: americanised(text) };
          });
          const before = documentSchema.nodeFromJSON({ type: 'doc', content });
          expect(shapeOf(doc.toJSON())).toEqual(shapeOf(before.toJSON()));
          const after = localBlocks(doc).map(({ text }) => text);
          expect(after.length).toBe(texts.length);
          for (const [index, text] of texts.entries()) {
            if (misdeeds[index % misdeeds.length]) continue;
            expect(after[index]).toBe(americanised(text).replace('variable harbor', 'variable harbour'));
          }
          expect(outcome.changed + outcome.kept.length).toBeLessThanOrEqual(texts.length);
        },
      ),
      { numRuns: 30 },
    );
  });
});

/** Everything but the words: the blocks, with their marks and placeholders in order. */
function shapeOf(node: JsonNode): unknown {
  const { type, attrs, content = [] } = node;
  const untouched = ['blockquote', 'codeBlock', 'table', 'footnote'].includes(type);
  if (untouched) return node;
  const marks = content.flatMap((child) =>
    child.type === 'text' ? (child.marks ?? []) : child.type === 'hardBreak' ? [] : [shapeOf(child)],
  );
  return { type, attrs, marks };
}
