import type { DocumentComment } from '@octavo/contract';
import { cleanText } from '../essay/clean-text.ts';
import { commentWords } from './comment-words.ts';

/** A comment as a file shows it. */
export interface ExportedComment {
  /** From 0, unique in the file. */
  readonly number: number;
  /** Number of the comment that it answers. */
  readonly parent?: number;
  readonly author: string;
  /** ISO 8601. */
  readonly date: string;
  readonly isResolved: boolean;
  readonly paragraphs: readonly string[];
}

/** Where the words of a comment begin or end. */
export interface CommentEdge {
  readonly kind: 'start' | 'end';
  readonly comment: ExportedComment;
}

/** How much of the words is repeated in a comment whose words are gone, in UTF-16 code units. */
const mostRepeated = 200;

export interface Numbered {
  readonly number: number;
  readonly parent?: number;
  /** Whether the words that it was about are no longer in the text. */
  readonly isGone: boolean;
  readonly language: string;
}

/** In a file, a mark and a proposal are words of the comment. */
export function exportedComment(
  { name, author, createdAt, resolvedAt, text, mark, proposal, anchor }: DocumentComment,
  { number, parent, isGone, language }: Numbered,
): ExportedComment {
  const words = commentWords(language);
  const gone = isGone && anchor ? [`“${shortened(anchor.quote)}”`] : [];
  const said = [...gone, ...(mark === null ? [] : [words[mark]]), ...(text === '' ? [] : text.split('\n'))];
  return {
    number,
    ...(parent !== undefined && { parent }),
    author: cleanText(name) || words[author],
    date: createdAt,
    isResolved: resolvedAt !== null,
    paragraphs: [...said, ...(proposal === null ? [] : [`→ ${proposal}`])].map(cleanText),
  };
}

const shortened = (quote: string): string =>
  quote.length <= mostRepeated ? quote : `${quote.slice(0, mostRepeated).toWellFormed()}…`;
