import type { DocumentComment, DocumentContent } from '@octavo/contract';
import { anchorAt, anchoredText } from '@octavo/document-schema/comment-anchor';

/** Comments on a document, each of whose ids is what it says. */
export function remarksOn(content: DocumentContent) {
  const text = anchoredText(content);
  const remark = (id: string, more: Partial<DocumentComment>): DocumentComment => ({
    id,
    thread: id,
    author: 'reader',
    name: 'Ada B.',
    isOwn: false,
    text: id,
    mark: null,
    proposal: null,
    anchor: null,
    createdAt: '2026-03-01T10:00:00.000Z',
    editedAt: null,
    resolvedAt: null,
    ...more,
  });
  return {
    /** On the first place of some words. */
    on: (words: string, id: string, more: Partial<DocumentComment> = {}): DocumentComment => {
      const from = text.indexOf(words);
      if (from === -1) throw new Error(`The text does not hold: ${words}`);
      return remark(id, { anchor: anchorAt(text, from, from + words.length), ...more });
    },
    answer: (thread: string, id: string, more: Partial<DocumentComment> = {}): DocumentComment =>
      remark(id, { thread, author: 'writer', name: '', ...more }),
    gone: (words: string, id: string): DocumentComment =>
      remark(id, { anchor: { quote: words, before: '', after: '', offset: 0 } }),
  };
}
