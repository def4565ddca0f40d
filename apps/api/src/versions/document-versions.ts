import { previewLength, type SaveResponse, type VersionList } from '@octavo/contract';
import { previewText } from '@octavo/document-schema';
import type { DocumentService } from '../documents/document-service.ts';
import { storable } from '../documents/read-document.ts';
import { AppError, notFound } from '../errors.ts';
import { versionRoom } from './keep-version.ts';
import type { OwnedVersion, VersionStore } from './version-store.ts';

export interface DocumentVersions {
  /** Newest first. @throws AppError 404 `not_found` */
  list(accountId: string, documentId: string): Promise<VersionList>;
  /** Returns JSON. @throws AppError 404 `not_found` */
  read(version: OwnedVersion): Promise<string>;
  /** An empty name removes it. @throws AppError 404 `not_found`, 409 `too_much_kept` */
  name(version: OwnedVersion, name: string, accountBytes: number): Promise<void>;
  /**
   * Replaces the current text by a version; the current text is kept as a version.
   * @throws AppError as a save does
   */
  restore(version: OwnedVersion, mostBytes: number): Promise<SaveResponse>;
  sweep(): Promise<void>;
}

export function createDocumentVersions(store: VersionStore, documents: DocumentService): DocumentVersions {
  const found = async (version: OwnedVersion) => {
    const row = await store.find(version);
    if (!row) throw notFound('version');
    return row;
  };
  return {
    async list(accountId, documentId) {
      const rows = await store.list(accountId, documentId);
      if (rows.length === 0 && !(await store.isThere(accountId, documentId))) throw notFound('document');
      const versions = rows.map(({ made_at: createdAt, ...row }) => ({ ...row, createdAt }));
      return { versions };
    },
    async read(version) {
      const { title, content } = await found(version);
      return `{"title":${JSON.stringify(title)},"content":${content}}`;
    },
    async name(version, name, accountBytes) {
      const { bytes, name: before } = await found(version);
      const most = versionRoom(accountBytes);
      const isAdded = name !== '' && before === '';
      if (isAdded && (await store.namedBytes(version)) + bytes > most) throw tooMuch(most);
      if (!(await store.name(version, storable(name)))) throw notFound('version');
    },
    async restore(version, mostBytes) {
      const { title, content, bytes } = await found(version);
      const preview = storable(previewText(JSON.parse(content), previewLength));
      const owned = { id: version.documentId, accountId: version.accountId };
      const restored = { title, content, bytes, preview, base: undefined, keep: 'restored' } as const;
      return documents.save(owned, restored, mostBytes);
    },
    sweep: () => store.sweep(new Date()),
  };
}

const tooMuch = (most: number): AppError =>
  new AppError(
    'too_much_kept',
    409,
    `The named versions of a document can hold ${Number((most / 1024 / 1024).toFixed(1))} MB. Take the name off another one first.`,
    { reason: 'versions', values: { bytes: most } },
  );
