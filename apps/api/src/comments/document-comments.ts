import type { DocumentComment, MoveAnchorsRequest } from '@octavo/contract';
import type { CommentAnchor } from '@octavo/document-schema/comment-anchor';
import { storable } from '../documents/read-document.ts';
import { AppError, notFound } from '../errors.ts';
import { anchorColumns, type CommentRow, toComment, type Viewer } from './comment-row.ts';
import type { Author, Chosen, CommentRoom, CommentStore } from './comment-store.ts';
import { plainText } from './plain-words.ts';

/** The comment to add: on some words, or as a reply to a thread. */
export interface Said {
  readonly thread?: string | undefined;
  readonly anchor?: CommentAnchor | undefined;
  readonly mark?: CommentRow['mark'] | undefined;
  readonly text: string;
  readonly proposal?: string | undefined;
}

export type Speaker =
  | { readonly kind: 'writer' }
  | { readonly kind: 'reader'; readonly visitId: string; readonly name: string };

/** Many more than readers write; together with the room for bytes it bounds what a list and a lock have to handle. */
export const commentRoom: CommentRoom = {
  ofDocument: 12_000,
  bytesOfDocument: 24 * 1024 * 1024,
  ofReader: 2000,
};

export type DocumentComments = ReturnType<typeof documentComments>;

/** The comments on documents, by their writers and by readers of a link. */
export function documentComments(store: CommentStore, now: () => Date = () => new Date()) {
  const at = () => now().toISOString();
  const viewerOf = (author: Author): Viewer => ({
    visitId: author.kind === 'writer' ? null : author.visitId,
  });
  const found = <T>(value: T | undefined): T => {
    if (value === undefined) throw notFound('comment');
    return value;
  };

  async function listJson(documentId: string, viewer: Viewer, visitId?: string): Promise<string> {
    const revision = await store.revision(documentId);
    const parts: string[] = [];
    for await (const rows of store.pages(documentId, visitId)) {
      parts.push(rows.map((row) => JSON.stringify(toComment(row, viewer))).join());
    }
    return `{"comments":[${parts.join()}],"revision":${revision}}`;
  }

  return {
    /** @throws AppError 404 `not_found` */
    async requireOwn(accountId: string, documentId: string): Promise<void> {
      if (!(await store.isOwn(accountId, documentId))) throw notFound('document');
    },

    /** Returns JSON of a `CommentList`. */
    list: (documentId: string, viewer: Viewer): Promise<string> => listJson(documentId, viewer),

    /** Only what one reader has said. */
    listOwn: (documentId: string, visitId: string): Promise<string> =>
      listJson(documentId, { visitId }, visitId),

    /** @throws AppError 400 `invalid_request`, 404 `not_found`, 409 `too_many_comments` */
    async add(documentId: string, speaker: Speaker, said: Said): Promise<DocumentComment> {
      const row = rowOf(speaker, said, at());
      const outcome = await store.add(documentId, row, commentRoom);
      if (outcome !== 'added') throw refusals[outcome]();
      return toComment(row, viewerOf(speaker));
    },

    /** Changes a comment of one's own. @throws AppError 400 `invalid_request`, 404 `not_found` */
    async edit(which: Chosen & { readonly by: Author }, text: string): Promise<DocumentComment> {
      const row = found(await store.edit(which, requireText(plainText(text).trim()), at()));
      return toComment(row, viewerOf(which.by));
    },

    /** @throws AppError 404 `not_found`, also for an answer */
    async resolve(which: Chosen, resolved: boolean): Promise<DocumentComment> {
      const row = found(await store.resolve(which, resolved ? at() : null));
      return toComment(row, { visitId: null });
    },

    /** @throws AppError 404 `not_found` */
    async remove(which: Chosen): Promise<void> {
      if (!(await store.remove(which))) throw notFound('comment');
    },

    move: (documentId: string, { anchors }: MoveAnchorsRequest): Promise<void> =>
      store.move(
        documentId,
        // If two reports concern the same comment, the last one counts.
        [...new Map(anchors.map(({ id, anchor }) => [id, { id, anchor: storableAnchor(anchor) }])).values()],
      ),

    rename: (documentId: string, visitId: string, name: string): Promise<void> =>
      store.rename(documentId, visitId, name),
  };
}

function rowOf(speaker: Speaker, { thread, anchor, mark, text, proposal }: Said, at: string): CommentRow {
  const id = crypto.randomUUID();
  const plain = plainText(text).trim();
  const proposed = proposal === undefined ? null : plainText(proposal);
  if (mark === undefined && proposed === null) requireText(plain);
  const place =
    anchor === undefined
      ? { quote: null, text_before: null, text_after: null, quote_offset: null }
      : anchorColumns(storableAnchor(anchor));
  return {
    id,
    thread: thread ?? id,
    author: speaker.kind,
    visit_id: speaker.kind === 'reader' ? speaker.visitId : null,
    name: speaker.kind === 'reader' ? speaker.name : '',
    text: plain,
    mark: mark ?? null,
    proposal: proposed,
    ...place,
    bytes: Buffer.byteLength([plain, proposed, place.quote, place.text_before, place.text_after].join('')),
    created_at: at,
    edited_at: null,
    resolved_at: null,
  };
}

const storableAnchor = ({ quote, before, after, offset }: CommentAnchor): CommentAnchor => ({
  quote: storable(quote),
  before: storable(before),
  after: storable(after),
  offset,
});

function requireText(text: string): string {
  if (text === '') throw new AppError('invalid_request', 400, 'The comment must say something.');
  return text;
}

const refusals = {
  missing: () => notFound('comment'),
  full: () => new AppError('too_many_comments', 409, 'There is no room for more comments on this document.'),
  'reader-full': () =>
    new AppError('too_many_comments', 409, 'You have written as many comments on this document as one may.', {
      reason: 'reader',
    }),
} as const;
