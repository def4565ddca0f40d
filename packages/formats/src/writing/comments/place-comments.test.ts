import type { DocumentContent, DocumentNode } from '@octavo/contract';
import { anchorAt, anchoredText } from '@octavo/document-schema/comment-anchor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openArchive } from '../../testing/archive.ts';
import { chosen } from '../../testing/options.ts';
import { remarksOn } from '../../testing/remarks.ts';
import { writeOnNode } from '../../testing/write-on-node.ts';
import { commentEdgeType, placeComments } from './place-comments.ts';

const text = (value: string, ...marks: string[]): DocumentNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: DocumentNode[]): DocumentNode => ({ type: 'paragraph', content });
const doc = (...content: DocumentNode[]): DocumentContent => ({ type: 'doc', content });

/** The words between the edges of each comment, by its number, line feeds between blocks. */
function wordsBetween({ content, edges }: ReturnType<typeof placeComments>): Record<number, string> {
  const words: Record<number, string> = {};
  const open = new Set<number>();
  const add = (piece: string): void => {
    for (const number of open) words[number] += piece;
  };
  const edge = ({ attrs }: DocumentNode): void => {
    const index = attrs?.['edge'];
    const found = typeof index === 'number' ? edges[index] : undefined;
    if (found === undefined) throw new Error('There is no such edge.');
    const { number } = found.comment;
    if (found.kind === 'end') open.delete(number);
    else {
      open.add(number);
      words[number] = '';
    }
  };
  let isFirst = true;
  const visit = (node: DocumentNode): void => {
    if (!['paragraph', 'heading', 'codeBlock'].includes(node.type)) return node.content?.forEach(visit);
    if (!isFirst) add('\n');
    isFirst = false;
    for (const child of node.content ?? []) {
      if (child.type === commentEdgeType) edge(child);
      else add(anchoredText({ type: 'paragraph', content: [child] }));
    }
  };
  content.content.forEach(visit);
  return words;
}

const withoutEdges = (node: DocumentNode): DocumentNode => ({
  ...node,
  ...(node.content && {
    content: node.content.filter(({ type }) => type !== commentEdgeType).map(withoutEdges),
  }),
});

describe('comments in a document that is downloaded', () => {
  const content = doc(
    { type: 'heading', attrs: { level: 1 }, content: [text('Tides')] },
    paragraph(
      text('The '),
      text('spring tide', 'bold'),
      text(' comes in'),
      { type: 'hardBreak' },
      text('late.'),
    ),
    { type: 'blockquote', content: [paragraph(text('Nobody saw it.'))] },
    paragraph(),
    { type: 'codeBlock', content: [text('wait(6)')] },
  );
  const { on, answer, gone } = remarksOn(content);

  it('surround their words, across formatting and paragraphs, with answers after the first', () => {
    const placed = placeComments(
      content,
      [
        on('spring', 'one'),
        on('tide comes', 'two'),
        answer('one', 'three'),
        on('late.\nNobody', 'four'),
        on('Tides', 'five'),
        on('wait', 'six'),
      ],
      'en',
    );
    expect(wordsBetween(placed)).toEqual({
      0: 'spring',
      1: 'spring',
      2: 'tide comes',
      3: 'late.\nNobody',
      4: 'Tides',
      5: 'wait',
    });
    expect(placed.comments.map(({ number, parent, paragraphs }) => [number, parent, paragraphs])).toEqual([
      [0, undefined, ['one']],
      [1, 0, ['three']],
      [2, undefined, ['two']],
      [3, undefined, ['four']],
      [4, undefined, ['five']],
      [5, undefined, ['six']],
    ]);
  });

  it('describe in words what a page shows otherwise', () => {
    const { comments } = placeComments(
      content,
      [
        gone('ebb', 'What is that?'),
        on('tide', 'x', { text: '', mark: 'unclear', name: '' }),
        on('spring', 'Better:\nthis', { proposal: 'neap', resolvedAt: '2026-03-02T10:00:00.000Z' }),
        answer('x', 'Clear now?'),
      ],
      'de-DE',
    );
    expect(comments.map(({ author, paragraphs, isResolved }) => [author, paragraphs, isResolved])).toEqual([
      ['Ada B.', ['“ebb”', 'What is that?'], false],
      ['Leser', ['Unklar'], false],
      ['Autor', ['Clear now?'], false],
      ['Ada B.', ['Better:', 'this', '→ neap'], true],
    ]);
  });

  it('leave the text unchanged', () => {
    const words = fc.array(fc.constantFrom('a', 'b ', 'ü', '👩‍🏫', '. '), { maxLength: 8 });
    const node = fc.oneof(
      words.map((parts) => text(`${parts.join('')}x`, 'italic')),
      words.map((parts) => text(`${parts.join('')}y`)),
      fc.constant<DocumentNode>({ type: 'hardBreak' }),
    );
    const blocks = fc.array(
      fc.oneof(
        fc.array(node, { maxLength: 4 }).map((content) => paragraph(...content)),
        fc
          .array(node, { maxLength: 2 })
          .map((nodes) => ({ type: 'blockquote', content: [paragraph(...nodes)] })),
      ),
      { minLength: 1, maxLength: 4 },
    );
    const places = fc.array(fc.tuple(fc.nat(60), fc.nat(12)), { maxLength: 5 });
    fc.assert(
      fc.property(blocks, places, (children, ranges) => {
        const any = doc(...children);
        const all = anchoredText(any);
        const { gone: remark } = remarksOn(any);
        const comments = ranges
          .filter(([from, length]) => from < all.length && from + length < all.length)
          .map(([from, length], index) => ({
            ...remark('', `c${index}`),
            anchor: anchorAt(all, from, from + length + 1),
          }));
        const placed = placeComments(any, comments, 'en');
        const merged = (one: DocumentContent) => anchoredText(one);
        expect(merged(doc(...placed.content.content.map(withoutEdges)))).toBe(all);
        const between = wordsBetween(placed);
        comments.forEach(({ anchor }, number) => expect(between[number]).toBe(anchor.quote));
      }),
    );
  });

  it('are in a DOCX and an ODT only', async () => {
    const comments = [on('spring', 'A remark'), answer('A remark', 'An answer')];
    const write = async (fileType: 'docx' | 'odt' | 'html', wanted = comments) =>
      (await writeOnNode({ title: 'T', content, options: chosen({ fileType }), comments: wanted })).bytes;
    const word = openArchive(await write('docx'));
    expect(word.text('word/comments.xml')).toMatch(/w:author="Ada B\.".*A remark.*An answer/su);
    expect(word.text('word/commentsExtended.xml')).toContain('w15:paraIdParent');
    expect(word.text('word/document.xml')).toMatch(
      /<w:commentRangeStart w:id="0"\/>.*spring.*<w:commentRangeEnd w:id="0"\/>/su,
    );
    expect(openArchive(await write('odt')).text('content.xml')).toContain('>A remark</text:p>');
    expect(new TextDecoder().decode(await write('html'))).not.toContain('remark');
    expect(openArchive(await write('docx', [])).paths).not.toContain('word/comments.xml');
  });
});
