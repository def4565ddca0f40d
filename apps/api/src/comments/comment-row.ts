import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { DocumentComment } from '@octavo/contract';
import { paragraphMarks } from '@octavo/contract/comment-limits';
import type { CommentAnchor } from '@octavo/document-schema/comment-anchor';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { DocumentCommentsTable } from '../database/comment-tables.ts';
import type { Database } from '../database/schema.ts';

/** A comment without its document's id, as it is encrypted with the document. */
export type CommentRow = Omit<Selectable<DocumentCommentsTable>, 'document_id'>;

export const commentRow = z.object({
  id: z.string(),
  thread: z.string(),
  author: z.enum(['writer', 'reader']),
  visit_id: z.string().nullable(),
  name: z.string(),
  text: z.string(),
  mark: z.enum(paragraphMarks).nullable(),
  proposal: z.string().nullable(),
  quote: z.string().nullable(),
  text_before: z.string().nullable(),
  text_after: z.string().nullable(),
  quote_offset: z.number().nullable(),
  bytes: z.number(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  resolved_at: z.string().nullable(),
});

export const commentColumns = [
  'id',
  'thread',
  'author',
  'visit_id',
  'name',
  'text',
  'mark',
  'proposal',
  'quote',
  'text_before',
  'text_after',
  'quote_offset',
  'bytes',
  'created_at',
  'edited_at',
  'resolved_at',
] as const;

/** Reading and serializing this many takes a few milliseconds. */
const page = 500;

/** The comments on a document, oldest first, in pages: thousands at once would block everyone else. */
export async function* commentPages(
  db: Kysely<Database>,
  documentId: string,
  visitId?: string,
): AsyncGenerator<CommentRow[], void> {
  let query = db
    .selectFrom('document_comments')
    .select(commentColumns)
    .where('document_id', '=', documentId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(page);
  if (visitId !== undefined) query = query.where('visit_id', '=', visitId);
  for (let last: CommentRow | undefined; ;) {
    const { created_at: at, id } = last ?? { created_at: '', id: '' };
    const rows = await query
      .where((eb) =>
        eb.or([eb('created_at', '>', at), eb.and([eb('created_at', '=', at), eb('id', '>', id)])]),
      )
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < page) return;
    last = rows.at(-1);
    await yieldToOthers();
  }
}

/** All comments on a document, oldest first. */
export async function commentsOf(db: Kysely<Database>, documentId: string): Promise<CommentRow[]> {
  const comments: CommentRow[] = [];
  for await (const rows of commentPages(db, documentId)) comments.push(...rows);
  return comments;
}

export const anchorColumns = ({ quote, before, after, offset }: CommentAnchor) => ({
  quote,
  text_before: before,
  text_after: after,
  quote_offset: offset,
});

export const anchorOf = (row: CommentRow): CommentAnchor | null =>
  row.quote === null
    ? null
    : {
        quote: row.quote,
        before: row.text_before ?? '',
        after: row.text_after ?? '',
        offset: row.quote_offset ?? 0,
      };

/** Who asks for comments: the writer of the document, or a reader by the id of the visit. */
export type Viewer = { readonly visitId: string | null };

export const toComment = (row: CommentRow, { visitId }: Viewer): DocumentComment => ({
  id: row.id,
  thread: row.thread,
  author: row.author,
  name: row.name,
  isOwn: visitId === null ? row.author === 'writer' : row.visit_id === visitId,
  text: row.text,
  mark: row.mark,
  proposal: row.proposal,
  anchor: anchorOf(row),
  createdAt: row.created_at,
  editedAt: row.edited_at,
  resolvedAt: row.resolved_at,
});
