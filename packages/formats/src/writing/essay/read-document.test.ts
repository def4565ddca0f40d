import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { plainRun } from './essay.ts';

const text = (value: string) => ({ type: 'text', text: value });
const paragraph = (...content: { type: string; text?: string }[]) => ({ type: 'paragraph', content });

describe('the parts of a document that are written to a file', () => {
  it('leaves out open cards, labels, blank edges and a break at the end of a block', () => {
    const content = [
      paragraph(),
      { type: 'sectionLabel', attrs: { label: 'Introduction' } },
      paragraph(text('One'), { type: 'hardBreak' }),
      { type: 'emptyAiCard' },
      paragraph(),
    ];
    expect(readDocument({ title: '  A  title ', content: { type: 'doc', content } })).toEqual({
      title: 'A title',
      language: 'en',
      blocks: [{ kind: 'paragraph', direction: 'ltr', inlines: [plainRun('One')] }],
    });
  });

  it('keeps a paragraph at the edge that contains only a footnote', () => {
    const note = { type: 'footnote', attrs: { content: [{ type: 'text', text: 'See there.' }] } };
    const { blocks } = readDocument({
      title: '',
      content: { type: 'doc', content: [{ type: 'paragraph', content: [note] }, { type: 'paragraph' }] },
    });
    expect(blocks).toMatchObject([{ kind: 'paragraph', inlines: [{ kind: 'note', number: 1 }] }]);
  });

  it('puts a heading above references in the language of the text, unless there is one already', () => {
    const references = { type: 'references', attrs: { format: 'APA 7', items: [{ title: 'A book' }] } };
    const heading = { type: 'heading', attrs: { level: 1 }, content: [text('Works Cited')] };
    const read = (content: { type: string }[]) =>
      readDocument({ title: '', content: { type: 'doc', content }, language: 'de-DE' }).blocks.at(-1);
    expect(read([references])).toEqual({
      kind: 'references',
      heading: 'Literaturverzeichnis',
      entries: [[plainRun('A book')]],
    });
    expect(read([heading, references])).toEqual({
      kind: 'references',
      heading: null,
      entries: [[plainRun('A book')]],
    });
  });

  it('drops control characters, broken surrogates and unsafe addresses', () => {
    const link = {
      ...text('a\u0000b\uD83D c\td'),
      marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
    };
    const { blocks } = readDocument({ title: '', content: { type: 'doc', content: [paragraph(link)] } });
    expect(blocks).toEqual([{ kind: 'paragraph', direction: 'ltr', inlines: [plainRun('ab\uFFFD c d')] }]);
  });

  it('detects a right-to-left paragraph by its first letter', () => {
    const read = (value: string) =>
      readDocument({ title: '', content: { type: 'doc', content: [paragraph(text(value))] } }).blocks[0];
    expect(read('1. שלום world')).toMatchObject({ direction: 'rtl' });
    expect(read('Say שלום')).toMatchObject({ direction: 'ltr' });
  });
});
