import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  type ICommentsOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import type { CommentEdge, ExportedComment } from '../comments/exported-comment.ts';

/** The comments of a Word document; answers are threaded. */
export const docxComments = (comments: readonly ExportedComment[]): ICommentsOptions => ({
  children: comments.map(({ number, parent, author, date, isResolved, paragraphs }) => ({
    id: number,
    ...(parent !== undefined && { parentId: parent }),
    author,
    initials: initialsOf(author),
    date: new Date(date),
    resolved: isResolved,
    children: paragraphs.map((text) => new Paragraph({ children: [new TextRun(text)] })),
  })),
});

/** Where the words of a comment begin or end. */
export const docxCommentEdge = ({ kind, comment: { number } }: CommentEdge): ParagraphChild[] =>
  kind === 'start'
    ? [new CommentRangeStart(number)]
    : [new CommentRangeEnd(number), new TextRun({ children: [new CommentReference(number)] })];

const segmenter = new Intl.Segmenter();

const initialsOf = (author: string): string =>
  author
    .split(' ')
    .slice(0, 3)
    .map((word) => segmenter.segment(word).containing(0)?.segment ?? '')
    .join('');
