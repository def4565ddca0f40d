import type { CommentAnchor, DocumentComment } from '@octavo/contract';
import { canalsText } from '../reading/text.fixtures.ts';

/** The anchor of words of the text that the stories show. */
export function anchorOf(quote: string): CommentAnchor {
  const offset = canalsText.indexOf(quote);
  if (offset === -1) throw new Error(`"${quote}" is not in the text`);
  const end = offset + quote.length;
  return {
    quote,
    before: canalsText.slice(Math.max(0, offset - 32), offset),
    after: canalsText.slice(end, end + 32),
    offset,
  };
}

const comment = (id: string, change: Partial<DocumentComment>): DocumentComment => ({
  id,
  thread: id,
  author: 'reader',
  name: 'Ben Okafor',
  isOwn: false,
  text: '',
  mark: null,
  proposal: null,
  anchor: null,
  createdAt: '2026-11-20T09:12:00.000Z',
  editedAt: null,
  resolvedAt: null,
  ...change,
});

/** What two readers and the writer said. */
export const comments: readonly DocumentComment[] = [
  comment('trade', {
    text: 'Which trade? Wool and coal travelled differently: https://example.org/canal-freight has figures.',
    anchor: anchorOf('carried the trade of a whole county'),
  }),
  comment('trade-answer', {
    thread: 'trade',
    author: 'writer',
    name: '',
    text: 'Coal, mostly. I will say so.',
    createdAt: '2026-11-20T10:30:00.000Z',
  }),
  comment('trade-own', {
    thread: 'trade',
    name: 'Ada Lindqvist',
    isOwn: true,
    text: 'Then the second chapter can lose its first page.',
    createdAt: '2026-11-20T11:02:00.000Z',
    editedAt: '2026-11-20T11:05:00.000Z',
  }),
  comment('slow', {
    name: 'Ada Lindqvist',
    isOwn: true,
    text: 'Shorter, and it keeps the rhythm.',
    proposal: 'slow, level and patient',
    anchor: anchorOf('slow and level and in no way hurried'),
    createdAt: '2026-11-20T12:00:00.000Z',
  }),
  comment('good', {
    mark: 'good',
    anchor: anchorOf(
      'The locks were the price of a straight line. Each of them was a small agreement between the engineer and the hill.',
    ),
    createdAt: '2026-11-20T12:30:00.000Z',
  }),
  comment('gone', {
    text: 'I liked this sentence best.',
    anchor: {
      quote: 'Nobody remembers the men who dug them',
      before: 'between the engineer and the hill. ',
      after: '.',
      offset: 380,
    },
    createdAt: '2026-11-20T13:00:00.000Z',
  }),
  comment('settled', {
    text: 'A date would help here.',
    anchor: anchorOf('The last boat'),
    createdAt: '2026-11-19T08:00:00.000Z',
    resolvedAt: '2026-11-20T08:00:00.000Z',
  }),
];
