import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDocument, type JsonNode } from './document-json.ts';
import { documentSchema } from './document-schema.ts';
import { maxDocumentBytes } from './limits.ts';
import { maxReferences } from './attribute-rules.ts';
import { parseDocument } from './parse-document.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (value: string, ...marks: unknown[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 ? { marks } : {}),
});
const link = (href: unknown) => ({ type: 'link', attrs: { href } });

function problemWith(json: unknown): string {
  const parsed = parseDocument(json);
  return parsed.ok ? 'nothing' : parsed.problem;
}

const reference = {
  id: 'r1',
  authors: ['Jackson, H. J.'],
  year: 2001,
  title: 'Marginalia',
  publication: 'Yale',
  doi: null,
  url: 'https://example.org/r1',
  position: 1,
};
const everything = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('Heading')] },
  { type: 'sectionLabel', attrs: { label: 'Introduction' } },
  paragraph(
    text('plain '),
    text('bold', { type: 'bold' }),
    text('all', { type: 'italic' }, { type: 'underline' }, { type: 'strike' }),
    text('code', { type: 'code' }),
    { type: 'inlineCitation', attrs: { index: 1, reference, id: 'c1' } },
    {
      type: 'footnote',
      attrs: { content: [text('See '), text('there', { type: 'italic' }), { type: 'hardBreak' }] },
    },
    { type: 'hardBreak' },
    text('linked', link('mailto:a@example.org')),
  ),
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one'))] }] },
  {
    type: 'orderedList',
    attrs: { start: 3, type: null },
    content: [{ type: 'listItem', content: [paragraph()] }],
  },
  {
    type: 'taskList',
    content: [
      {
        type: 'taskItem',
        attrs: { checked: true },
        content: [
          paragraph(text('done')),
          {
            type: 'taskList',
            content: [{ type: 'taskItem', attrs: { checked: false }, content: [paragraph()] }],
          },
        ],
      },
    ],
  },
  { type: 'blockquote', content: [paragraph(text('quoted'))] },
  { type: 'codeBlock', attrs: { language: null }, content: [text('x = 1')] },
  { type: 'horizontalRule' },
  { type: 'citeCard', attrs: { selection: 'a claim' } },
  { type: 'emptyAiCard' },
  {
    type: 'picture',
    attrs: { id: 'f0'.repeat(16), alt: 'A hand', decorative: false, width: 640, height: 480, size: 'half' },
  },
  { type: 'textAiCard', attrs: { originalText: 'was', selected_action: 'summarize' } },
  { type: 'references', attrs: { format: 'APA 7', items: [reference] } },
);

describe('parseDocument', () => {
  it('accepts the empty document and one with every node and mark', () => {
    expect(parseDocument(emptyDocument)).toEqual({ ok: true, document: emptyDocument });
    expect(parseDocument(everything)).toEqual({ ok: true, document: everything });
  });

  it('keeps every attribute through the schema', () => {
    const node = documentSchema.nodeFromJSON(everything);
    expect(documentSchema.nodeFromJSON(node.toJSON()).eq(node)).toBe(true);
    expect(node.toJSON().content[9]).toEqual({ type: 'citeCard', attrs: { selection: 'a claim' } });
    expect(node.toJSON().content[2].content[4]).toEqual({
      type: 'inlineCitation',
      attrs: {
        index: 1,
        reference,
        id: 'c1',
        locator: '',
        prefix: '',
        suffix: '',
        narrative: false,
        more: [],
      },
    });
  });

  it.each([
    ['no object', 'hello', 'The document must be an object of type "doc".'],
    ['a list', [], 'The document must be an object of type "doc".'],
    ['nothing', null, 'The document must be an object of type "doc".'],
    ['another root', paragraph(), 'The document must be an object of type "doc".'],
    ['no content', { type: 'doc' }, 'doc (doc) cannot hold nothing.'],
    ['an unknown node', doc({ type: 'video' }), 'Unknown node type "video" at doc.content[0].'],
    [
      'a name of the prototype',
      doc({ type: 'constructor' }),
      'Unknown node type "constructor" at doc.content[0].',
    ],
    [
      'an unknown mark',
      doc(paragraph(text('a', { type: 'blink' }))),
      'Unknown mark type "blink" at doc.content[0].content[0].',
    ],
    ['an unknown field', doc({ ...paragraph(), onclick: 'x' }), 'Unknown field "onclick" at doc.content[0].'],
    [
      'an unknown attribute',
      doc({ type: 'paragraph', attrs: { style: 'x' } }),
      'Unknown attribute "style" of paragraph at doc.content[0].',
    ],
    ['a picture without an id', doc({ type: 'picture' }), 'The picture at doc.content[0] has no id.'],
    [
      'a picture that lies elsewhere',
      doc({ type: 'picture', attrs: { id: 'https://example.org/a.png' } }),
      'The attribute id of picture at doc.content[0] must be the id of a picture.',
    ],
    [
      'a picture in a cell',
      doc({
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', content: [{ type: 'picture', attrs: { id: 'f0'.repeat(16) } }] }],
          },
        ],
      }),
      'doc.content[0].content[0].content[0] (tableCell) cannot hold picture.',
    ],
    [
      'a fourth heading level',
      doc({ type: 'heading', attrs: { level: 4 } }),
      'The attribute level of heading at doc.content[0] must be a whole number from 1 to 3.',
    ],
    ...['true', 1, null, { toString: 'x' }].map((checked): [string, unknown, string] => [
      `an item that is ticked by ${JSON.stringify(checked)}`,
      doc({ type: 'taskList', content: [{ type: 'taskItem', attrs: { checked }, content: [paragraph()] }] }),
      'The attribute checked of taskItem at doc.content[0].content[0] must be true or false.',
    ]),
    [
      'an item of another list in a task list',
      doc({ type: 'taskList', content: [{ type: 'listItem', content: [paragraph()] }] }),
      'doc.content[0] (taskList) cannot hold listItem.',
    ],
    [
      'an empty text',
      doc(paragraph(text(''))),
      'The text at doc.content[0].content[0] must be a string that is not empty.',
    ],
    [
      'text in a block',
      doc({ type: 'paragraph', text: 'a' }),
      'Only a text node may hold text, not the paragraph at doc.content[0].',
    ],
    ['text at the top', doc(text('a')), 'doc (doc) cannot hold text.'],
    [
      'a list without items',
      doc({ type: 'bulletList', content: [paragraph()] }),
      'doc.content[0] (bulletList) cannot hold paragraph.',
    ],
    [
      'marks that exclude each other',
      doc(paragraph(text('a', { type: 'code' }, { type: 'bold' }))),
      'doc.content[0].content[0] (text) carries marks that exclude each other.',
    ],
    [
      'a link without address',
      doc(paragraph(text('a', { type: 'link' }))),
      'The link at doc.content[0].content[0] has no address.',
    ],
    [
      'a content that is no list',
      doc({ type: 'paragraph', content: 'a' }),
      'The content of doc.content[0] must be a list.',
    ],
    ['a node that is no object', doc(7), 'doc.content[0] must be a node.'],
  ])('refuses %s with a reason', (_name, json, problem) => {
    expect(problemWith(json)).toBe(problem);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '/relative',
    '',
    null,
    7,
  ])('refuses a link to %j', (href) => {
    expect(problemWith(doc(paragraph(text('a', link(href)))))).toContain(
      'must be an http, https or mailto address',
    );
  });

  it('returns links in normalised form, and everything else unchanged', () => {
    const kept = paragraph(text('kept', link('https://example.org/')));
    const document = doc(kept, {
      type: 'blockquote',
      content: [paragraph(text('a', { type: 'bold' }, link('ht\ttps://exam\nple.org')))],
    });
    const parsed = parseDocument(document);
    expect(parsed).toEqual({
      ok: true,
      document: doc(kept, {
        type: 'blockquote',
        content: [paragraph(text('a', { type: 'bold' }, link('https://example.org/')))],
      }),
    });
    expect(parsed.ok && parsed.document.content[0]).toBe(kept);
  });

  it('refuses a reference whose address is not a web link', () => {
    const items = [{ ...reference, url: 'javascript:alert(1)' }];
    expect(problemWith(doc({ type: 'references', attrs: { format: 'APA 7', items } }))).toContain(
      'must be a list of references',
    );
  });

  it('regression 464: allows works cited by hand beyond the largest import, up to a limit', () => {
    const listOf = (length: number) => {
      const items = Array.from({ length }, (_, index) => ({ ...reference, id: `own:${index}` }));
      return problemWith(doc({ type: 'references', attrs: { format: 'APA 7', items } }));
    };
    expect(listOf(maxReferences + 1)).toBe('nothing');
    expect(listOf(2 * maxReferences + 1)).toContain('must be a list of references');
  });

  it.each([
    ['no list', 'See there.'],
    ['a block', [paragraph(text('See'))]],
    ['a note in a note', [{ type: 'footnote', attrs: { content: [] } }]],
    ['an unknown mark', [text('See', { type: 'blink' })]],
    ['a mark with attributes', [text('See', { type: 'bold', attrs: { style: 'x' } })]],
    ['a link that is no web address', [text('See', link('javascript:alert(1)'))]],
    ['an unknown field', [{ ...text('See'), onclick: 'x' }]],
    ['an empty text', [text('')]],
    ['more than a note holds', [text('a'.repeat(20_001))]],
  ])('refuses a footnote with %s', (_name, content) => {
    expect(problemWith(doc(paragraph({ type: 'footnote', attrs: { content } })))).toBe(
      'The attribute content of footnote at doc.content[0].content[0] must be a list of marked text and line breaks of at most 20000 characters.',
    );
  });

  it('normalises links in footnotes too', () => {
    const note = (href: string) =>
      doc(paragraph({ type: 'footnote', attrs: { content: [text('See', link(href))] } }));
    expect(parseDocument(note('ht\ttps://example.org'))).toEqual({
      ok: true,
      document: note('https://example.org/'),
    });
  });

  it('survives a hundred thousand levels of nesting', () => {
    let nested: JsonNode = { type: 'paragraph' };
    for (let level = 0; level < 100_000; level += 1) nested = { type: 'blockquote', content: [nested] };
    expect(problemWith(doc(nested))).toContain('nested more than 32 levels deep');
  });

  it('refuses a text above the limit and accepts 2 MB of text', () => {
    expect(problemWith(doc(paragraph(text('a'.repeat(maxDocumentBytes)))))).toContain(
      `at most ${maxDocumentBytes} are kept`,
    );
    expect(parseDocument(doc(paragraph(text('é'.repeat(1024 * 1024))))).ok).toBe(true);
  });

  it('never throws on any JSON, and accepts only what the schema accepts', () => {
    const names = fc.constantFrom(
      'doc',
      'paragraph',
      'text',
      'heading',
      'bulletList',
      'listItem',
      'taskList',
      'taskItem',
      'bold',
      'nope',
    );
    const { node } = fc.letrec((tie) => ({
      node: fc.record(
        {
          type: fc.oneof(names, fc.jsonValue()),
          content: fc.oneof({ maxDepth: 4 }, fc.array(tie('node'), { maxLength: 3 }), fc.jsonValue()),
          text: fc.oneof(fc.string(), fc.jsonValue()),
          attrs: fc.jsonValue(),
          marks: fc.oneof(fc.array(fc.record({ type: names })), fc.jsonValue()),
        },
        { requiredKeys: ['type'] },
      ),
    }));
    fc.assert(
      fc.property(
        fc.oneof(node, fc.record({ type: fc.constant('doc'), content: fc.array(node) })),
        (json) => {
          const parsed = parseDocument(json);
          const verdict = parsed.ok ? documentSchema.nodeFromJSON(parsed.document).check() : parsed.problem;
          expect(verdict ?? 'fits.').toMatch(/\.$/u);
        },
      ),
      { seed: 602, numRuns: 400 },
    );
  });
});
