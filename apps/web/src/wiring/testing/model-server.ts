import type { DocumentContent, DocumentDetail } from '@octavo/contract';
import { documentOf, textOf } from '@octavo/journal/testing/entries';
import type { CallCode } from '../../api/call-failed.ts';

/** A refusal as the server sends it: status and code. */
export class Refused extends Error {
  readonly status: number;
  readonly code: CallCode;

  constructor(status: number, code: CallCode) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

interface Stored {
  detail: DocumentDetail;
  /** Every text that was ever accepted, as plain text. */
  readonly taken: Set<string>;
  readonly versions: string[];
}

interface Save {
  readonly title: string;
  readonly content: DocumentContent;
  readonly version?: number;
  readonly opening?: string;
  readonly keep?: 'conflict' | 'aside';
}

interface Body extends Partial<Save> {
  readonly title?: string;
}

export const plain = (content: DocumentContent): string => content.content?.[0]?.content?.[0]?.text ?? '';

/** The server's rules for saving, locking and deleting (decision 0119), for one account. */
export class ModelServer {
  readonly documents = new Map<string, Stored>();
  readonly deleted = new Map<string, Stored>();
  /** Texts of new documents whose every word came from a document that had been deleted before. */
  readonly revived: string[] = [];
  #count = 0;
  readonly #trashed = new Set<string>();

  create(title: string, text = ''): string {
    const id = `document-${(this.#count += 1)}`;
    const detail = { ...documentOf('', 1), id, title, content: textOf(text), savedBy: {} };
    this.documents.set(id, { detail, taken: new Set([text]), versions: [] });
    return id;
  }

  answer(name: string, params: Readonly<Record<string, string>>, body: Body = {}): unknown {
    switch (name) {
      case 'accountInfo':
        return { id: 'ada' };
      case 'getDocument': {
        const { detail } = this.#readable(params['id'] ?? '');
        return { doc: detail.encryption ? { ...detail, content: textOf('') } : detail };
      }
      case 'listDocuments':
        return { docs: [...this.documents.values()].map(({ detail }) => ({ title: detail.title })) };
      case 'createBlankDocument':
        return { id: this.create(body.title ?? '') };
      case 'duplicateDocument': {
        const { detail } = this.#readable(params['id'] ?? '');
        if (detail.encryption) throw new Refused(423, 'document_locked');
        return { id: this.create(body.title ?? '', plain(detail.content)) };
      }
      case 'deleteDocument':
        this.documents.delete(params['id'] ?? '');
        return {};
      case 'saveDocument': {
        const { title = '', content = textOf('') } = body;
        return this.#save(params['documentId'] ?? '', { ...body, title, content });
      }
      default:
        throw new Error(`Nobody answers ${name}`);
    }
  }

  deleteForGood(id: string): void {
    const stored = this.documents.get(id);
    if (stored === undefined) return;
    this.documents.delete(id);
    this.deleted.set(id, stored);
  }

  setTrashed(id: string, isTrashed: boolean): void {
    if (isTrashed) this.#trashed.add(id);
    else this.#trashed.delete(id);
  }

  setLocked(id: string, encryption: boolean): void {
    const stored = this.documents.get(id);
    if (stored === undefined || stored.detail.encryption === encryption) return;
    stored.detail = { ...stored.detail, encryption, version: stored.detail.version + 1 };
  }

  #readable(id: string): Stored {
    const stored = this.documents.get(id);
    if (this.deleted.has(id)) throw new Refused(410, 'document_deleted');
    if (stored === undefined || this.#trashed.has(id)) throw new Refused(404, 'not_found');
    return stored;
  }

  #save(id: string, { title, content, version: base, opening, keep }: Save): { version: number } {
    const last = (stored: Stored) => (opening === undefined ? 0 : (stored.detail.savedBy?.[opening] ?? 0));
    const gone = this.deleted.get(id);
    if (gone !== undefined) {
      const isTaken = base !== undefined && last(gone) > base;
      throw new Refused(410, isTaken ? 'saved_and_deleted' : 'document_deleted');
    }
    const stored = this.documents.get(id);
    if (stored === undefined) throw new Refused(404, 'not_found');
    const { detail } = stored;
    const text = plain(content);
    if (keep === 'aside') {
      if (detail.encryption) throw new Refused(423, 'document_locked');
      if (base !== undefined && base !== detail.version) throw new Refused(409, 'version_conflict');
      stored.versions.push(text);
      return { version: detail.version };
    }
    const isSame = detail.title === title && plain(detail.content) === text;
    const isFree = !detail.encryption && (base === undefined || base === detail.version);
    if (isFree && !isSame) {
      if (keep === 'conflict') stored.versions.push(plain(detail.content));
      const version = detail.version + 1;
      const savedBy = { ...detail.savedBy, ...(opening !== undefined && { [opening]: version }) };
      stored.detail = { ...detail, title, content, version, savedBy };
      stored.taken.add(text);
      this.#noteRevived(id, text);
      return { version };
    }
    if (base !== undefined && last(stored) > base) return { version: last(stored) };
    if (detail.encryption) throw new Refused(423, 'document_locked');
    if (isSame) return { version: detail.version };
    throw new Refused(409, 'version_conflict');
  }

  #noteRevived(id: string, text: string): void {
    for (const gone of this.deleted.values()) if (gone.taken.has(text)) this.revived.push(`${id}: ${text}`);
  }
}
