import type { DocumentComment } from '@octavo/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { commentsOf, toComment } from './comment-row.ts';

/** The comments on a document for a file, with the writer's name where a reader's would be. */
export const commentsFor =
  (db: Kysely<Database>) =>
  async (documentId: string, writer: string): Promise<DocumentComment[]> => {
    const rows = await commentsOf(db, documentId);
    return rows.map((row) => {
      const comment = toComment(row, { visitId: null });
      return comment.author === 'writer' ? { ...comment, name: writer } : comment;
    });
  };
