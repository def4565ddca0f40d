import { countWords } from '@octavo/contract/count-words';
import { documentText } from '@octavo/document-schema';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/schema.ts';
import type { PictureContents } from '../document-pictures/picture-contents.ts';

const pictureId = /^[0-9a-f]{32}$/;

export type SharedTextStore = ReturnType<typeof sharedTextStore>;

/** What readers see of a document. The caller has checked that its link holds. */
export function sharedTextStore(db: Kysely<Database>, contents: PictureContents) {
  /** Counting takes as long as reading the text, and it is the same for every reader of a version. */
  const counts = new LRUCache<string, number>({ max: 2000 });

  function wordsOf(documentId: string, version: number, content: string): number {
    const key = `${documentId} ${version}`;
    const words = counts.get(key) ?? countWords(documentText(JSON.parse(content)));
    counts.set(key, words);
    return words;
  }

  return {
    /** Returns JSON, with the content as stored; undefined if the document was locked or deleted just now. */
    async read(documentId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('documents')
        .select(['title', 'content', 'version', 'updated_at'])
        .where('id', '=', documentId)
        .where('encryption', '=', 0)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { title, content, version, updated_at: updatedAt } = row;
      const facts = { title, version, words: wordsOf(documentId, version, content), updatedAt };
      return `${JSON.stringify(facts).slice(0, -1)},"content":${content}}`;
    },

    /** Only a picture that the text shows now: others are kept for versions and for undo. */
    async findPicture(documentId: string, id: string) {
      if (!pictureId.test(id)) return undefined;
      const row = await db
        .selectFrom('document_pictures')
        .innerJoin('documents', 'documents.id', 'document_pictures.document_id')
        .select(['document_pictures.media_type', 'document_pictures.content', 'document_pictures.object'])
        .where('documents.id', '=', documentId)
        .where('documents.content', 'like', `%${id}%`)
        .where('document_pictures.id', '=', id)
        .executeTakeFirst();
      return row && { mediaType: row.media_type, content: await contents.read(row) };
    },
  };
}
