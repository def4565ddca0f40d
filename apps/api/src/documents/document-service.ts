import {
  type DocumentList,
  type DocumentListItem,
  previewLength,
  type RecentDocuments,
  type SaveResponse,
  type WritingMode,
} from '@octavo/contract';
import { type DocumentJson, documentText, emptyDocument, previewText } from '@octavo/document-schema';
import type { ExportJob } from '../export/index.ts';
import { AppError, notFound, sessionEnded } from '../errors.ts';
import { detailJson, toListItem } from './document-record.ts';
import type { Also, DocumentStore, Owned, Written } from './document-store.ts';
import { type ListRequest, momentsOf, placeOf } from './list-request.ts';
import type { PreparedSave } from './prepare-save.ts';
import { allSavedBy, takenAs } from './saved-by.ts';
import { storable } from './read-document.ts';

const recentCount = 8;

export interface NewDocument {
  readonly id?: string;
  readonly accountId: string;
  readonly title: string;
  readonly writingMode: WritingMode;
  /** The part that the account may read. */
  readonly content?: DocumentJson;
  /** The full text, if `content` is only a part of it. */
  readonly whole?: DocumentJson;
  /** Most documents the account may keep. */
  readonly most?: number;
  readonly also?: Also | undefined;
}

/** What an account may keep. */
interface Room {
  readonly documents: number;
  readonly bytes: number;
}

export type DocumentService = ReturnType<typeof documentService>;

export function documentService(store: DocumentStore, now: () => Date = () => new Date()) {
  const found = <T>(value: T | undefined): T => {
    if (value === undefined) throw notFound('document');
    return value;
  };
  const requireFound = (worked: boolean): void => {
    if (!worked) throw notFound('document');
  };
  const items = (rows: Parameters<typeof toListItem>[0][]): DocumentListItem[] => rows.map(toListItem);

  /** @throws AppError 409 `too_many_documents` */
  async function requireRoom(accountId: string, most: number): Promise<void> {
    if (most < Number.POSITIVE_INFINITY && (await store.count(accountId)) >= most) throw tooMany(most);
  }

  /** The error for a save to a document that does not exist. */
  async function whyGone(owned: Owned, prepared: PreparedSave): Promise<AppError> {
    const savedBy = await store.deletedAfter(owned);
    if (savedBy === undefined) return notFound('document');
    return takenAs(savedBy, prepared) === undefined ? deleted() : savedAndDeleted();
  }

  /** Keeps a text as a version and leaves the document unchanged. */
  async function keepAside(written: Written): Promise<SaveResponse> {
    for (;;) {
      const row = await store.findEvenTrashed(written);
      if (row === undefined) throw await whyGone(written, written);
      if (row.encryption === 1) throw locked('saved');
      if (row.incomplete === 1) throw incomplete();
      if (written.base !== undefined && row.version !== written.base) throw conflict();
      if (await store.keepAside({ ...written, base: row.version })) {
        return { version: row.version, savedAt: row.updated_at };
      }
    }
  }

  return {
    requireRoom,

    hasAny: async (accountId: string): Promise<boolean> => (await store.count(accountId)) > 0,

    /** @throws AppError 401 `unauthenticated` if the account no longer exists, 409 `too_many_documents` */
    async create({
      id = crypto.randomUUID(),
      accountId,
      title,
      writingMode,
      content = emptyDocument,
      whole,
      most = Number.POSITIVE_INFINITY,
      also,
    }: NewDocument): Promise<string> {
      await requireRoom(accountId, most);
      const at = now().toISOString();
      const text = JSON.stringify(content);
      const row = {
        id,
        title: storable(title),
        content: text,
        bytes: Buffer.byteLength(text),
        preview: storable(previewText(content, previewLength)),
        writing_mode: writingMode,
        favourite: 0,
        tags: '',
        encryption: 0,
        incomplete: whole === undefined ? 0 : 1,
        version: 1,
        created_at: at,
        updated_at: at,
        trashed_at: null,
      } as const;
      const apart = whole === undefined ? undefined : JSON.stringify(whole);
      // Writing an essay takes a while; meanwhile its anonymous author may have signed in.
      for (
        let owner: string | undefined = accountId;
        owner !== undefined;
        owner = await store.heirOf(owner)
      ) {
        const moved = owner === accountId ? 0 : 1;
        const room = owner === accountId ? most : Number.POSITIVE_INFINITY;
        const outcome = await store.insert(
          { ...row, account_id: owner, moved_unseen: moved },
          { whole: apart, most: room, also },
        );
        if (outcome === 'inserted') {
          if (writingMode !== 'blank') await store.recordEssay(id, at, documentText(content));
          return id;
        }
        if (outcome === 'full') throw tooMany(most);
      }
      throw sessionEnded();
    },

    /**
     * Copies a document with its text, its tags and its word goal.
     * @throws AppError 403 `document_incomplete`, 404 `not_found`, 409 `too_many_documents` or `too_much_kept`, 423
     * `document_locked`
     */
    async duplicate({ accountId, ...source }: Owned, title: string, room: Room): Promise<string> {
      const { is_commented: _comments, ...row } = found(await store.find({ accountId, ...source }));
      if (row.encryption === 1) throw locked('copied');
      if (row.incomplete === 1) throw incomplete();
      const id = crypto.randomUUID();
      const bytes = row.bytes + (await store.pictureBytes(source.id));
      if (bytes + (await store.bytesOfOthers({ id, accountId })) > room.bytes) throw tooMuch(room.bytes);
      const at = now().toISOString();
      const copy = {
        ...row,
        id,
        title: storable(title),
        favourite: 0,
        version: 1,
        created_at: at,
        updated_at: at,
        trashed_at: null,
        account_id: accountId,
        moved_unseen: 0,
        saved_by: '',
        saved_before: '',
      } as const;
      const outcome = await store.insert(copy, { most: room.documents, original: source.id });
      if (outcome === 'full') throw tooMany(room.documents);
      if (outcome === 'gone') throw sessionEnded();
      await store.copyRecord(source.id, id);
      return id;
    },

    /**
     * Permanently replaces the partial texts of an account by the full ones, since a Pro account may read them whole.
     */
    async completeAll(accountId: string): Promise<void> {
      for (const id of await store.withheld(accountId)) {
        await store.complete(id, (content) => storable(previewText(JSON.parse(content), previewLength)));
      }
    },

    /** Returns JSON. @throws AppError 404 `not_found`, 410 `document_deleted` */
    async read(owned: Owned): Promise<string> {
      const row = await store.find(owned);
      if (row !== undefined) return detailJson(row);
      throw (await store.deletedAfter(owned)) === undefined ? notFound('document') : deleted();
    },

    /** Most recently changed first. With a limit the list is paged, and each page says where the next one begins. */
    async list(accountId: string, { favourites, days, limit, cursor }: ListRequest): Promise<DocumentList> {
      const rows = await store.list(accountId, {
        favourites,
        ...momentsOf(days),
        ...(limit !== undefined && { limit: limit + 1 }),
        ...(cursor !== undefined && { after: placeOf(cursor) }),
      });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const docs = items(shown);
      return rows.length > shown.length && last ? { docs, next: `${last.updated_at}_${last.id}` } : { docs };
    },

    async recent(accountId: string): Promise<RecentDocuments> {
      const docs = await store.recent(accountId, recentCount);
      return {
        docs: items(docs),
        recentTransferredDocs: await store.moved(accountId),
        trashed: await store.countTrashed(accountId),
      };
    },

    /** The user has seen the notice about these moved documents: do not list them in it again. */
    reportMovedSeen: (accountId: string, ids: readonly string[]): Promise<void> =>
      store.clearMoved(accountId, ids),

    trashed: async (accountId: string): Promise<DocumentListItem[]> => items(await store.trashed(accountId)),

    /**
     * Saves unless a newer version has been saved meanwhile. A document in the trash is saved as well, so that text
     * still open in another tab is not lost. A save that changes nothing, or that the same opening has sent before, is
     * not written again.
     * @throws AppError 403 `document_incomplete`, 404 `not_found`, 409 `version_conflict` or `too_much_kept`, 410
     * `document_deleted` or `saved_and_deleted`, 423 `document_locked`
     */
    async save(
      owned: Owned,
      prepared: PreparedSave,
      mostBytes = Number.POSITIVE_INFINITY,
    ): Promise<SaveResponse> {
      const at = now().toISOString();
      const written = { ...owned, ...prepared, at, mostBytes };
      const { base, bytes } = prepared;
      if (prepared.keep === 'aside') return keepAside(written);
      for (;;) {
        const version = await store.write(written);
        if (version !== undefined) return { version, savedAt: at };
        const row = await store.findEvenTrashed(owned);
        if (row === undefined) throw await whyGone(owned, prepared);
        const taken = takenAs(allSavedBy(row.saved_by, row.saved_before), prepared);
        if (taken !== undefined) return { version: taken, savedAt: row.updated_at };
        if (row.encryption === 1) throw locked('saved');
        if (row.incomplete === 1) throw incomplete();
        if (row.title === written.title && row.content === written.content) {
          return { version: row.version, savedAt: row.updated_at };
        }
        if (base !== undefined && row.version !== base) throw conflict();
        if (bytes > row.bytes && bytes + (await store.bytesOfOthers(owned)) > mostBytes) {
          throw tooMuch(mostBytes);
        }
      }
    },

    toggleFavourite: async (owned: Owned): Promise<boolean> => found(await store.toggleFavourite(owned)),

    setWordGoal: async (owned: Owned, words: number | null): Promise<void> =>
      requireFound(await store.setWordGoal(owned, words)),

    moveToTrash: async (owned: Owned): Promise<void> =>
      requireFound(await store.trash(owned, now().toISOString())),
    restore: async (owned: Owned): Promise<void> => requireFound(await store.restore(owned)),
    deleteForGood: async (owned: Owned): Promise<void> =>
      requireFound(await store.remove(owned, now().toISOString())),
    emptyTrash: (accountId: string): Promise<void> => store.emptyTrash(accountId, now().toISOString()),

    /** The document for export, with its content as JSON. */
    async readable(owned: Owned): Promise<Omit<ExportJob, 'options'>> {
      const { title, content, encryption } = found(await store.find(owned));
      if (encryption === 1) throw locked('downloaded');
      return { title, content, pictures: await store.picturesShown(owned.id, content) };
    },
  };
}

const locked = (what: string): AppError =>
  new AppError(
    'document_locked',
    423,
    `This document is locked. Unlock it with its password before it is ${what}.`,
  );

const incomplete = (): AppError =>
  new AppError(
    'document_incomplete',
    403,
    'This document cannot be changed yet: more was written than your free AI words allow. With Pro all of it is yours to read and edit.',
  );

const tooMany = (most: number): AppError =>
  new AppError(
    'too_many_documents',
    409,
    `Without signing in you can keep ${most} documents, those in the trash included. Delete some for good, or sign in.`,
    { values: { most } },
  );

const tooMuch = (mostBytes: number): AppError =>
  new AppError(
    'too_much_kept',
    409,
    `Without signing in you can keep ${Math.round(mostBytes / 1024 / 1024)} MB of text and pictures, the trash included. Delete some documents for good, or sign in.`,
    { reason: 'account', values: { bytes: mostBytes } },
  );

const deleted = (): AppError => new AppError('document_deleted', 410, 'This document was deleted for good.');

const savedAndDeleted = (): AppError =>
  new AppError('saved_and_deleted', 410, 'This was saved, and the document was deleted for good since.');

const conflict = (): AppError =>
  new AppError(
    'version_conflict',
    409,
    'This document was changed elsewhere in the meantime. Keep both versions, or reload to see the newer one.',
  );
