import type {
  changeReaderLinkRequest,
  createReaderLinkRequest,
  ReaderLink,
  ReaderLinkList,
} from '@octavo/contract';
import type { z } from 'zod';
import { plainName } from '../comments/plain-words.ts';
import { AppError, notFound } from '../errors.ts';
import { hashToken, newToken } from '../session/session-token.ts';
import { hashPassword } from './link-password.ts';
import type { OwnedLink, ReaderLinkStore } from './reader-link-store.ts';

/** The most links of one document. */
export const mostLinks = 20;

export type ReaderLinks = ReturnType<typeof readerLinks>;

/** The links by which others read a document. */
export function readerLinks(store: ReaderLinkStore, now: () => Date = () => new Date()) {
  /** @throws AppError 404 `not_found` */
  async function requireOwn({ accountId, documentId }: Omit<OwnedLink, 'linkId'>) {
    const document = await store.ownDocument(accountId, documentId);
    if (document === undefined) throw notFound('document');
    return document;
  }

  async function read({ documentId, linkId }: OwnedLink): Promise<ReaderLink> {
    const [link] = await store.list(documentId, linkId);
    if (link === undefined) throw notFound('link');
    return link;
  }

  return {
    /** @throws AppError 404 `not_found` */
    async list(accountId: string, documentId: string): Promise<ReaderLinkList> {
      await requireOwn({ accountId, documentId });
      return { links: await store.list(documentId) };
    },

    /** @throws AppError 403 `document_incomplete`, 404 `not_found`, 409 `too_many_links`, 423 `document_locked` */
    async create(
      owned: Omit<OwnedLink, 'linkId'>,
      { name, kind, password, expiresAt }: z.output<typeof createReaderLinkRequest>,
    ): Promise<ReaderLink> {
      const { encryption, incomplete } = await requireOwn(owned);
      if (encryption === 1) throw locked();
      if (incomplete === 1) throw notComplete();
      const token = newToken();
      const row = {
        id: crypto.randomUUID(),
        document_id: owned.documentId,
        token,
        token_hash: hashToken(token),
        name: requireName(name),
        kind,
        password: password === undefined ? null : await hashPassword(password),
        expires_at: momentOf(expiresAt),
        created_at: now().toISOString(),
      };
      const outcome = await store.add(row, mostLinks);
      if (outcome === 'missing') throw notFound('document');
      if (outcome === 'full') throw tooManyLinks();
      return read({ ...owned, linkId: row.id });
    },

    /** @throws AppError 404 `not_found` */
    async change(
      link: OwnedLink,
      { name, kind, password, expiresAt }: z.output<typeof changeReaderLinkRequest>,
    ): Promise<ReaderLink> {
      await requireOwn(link);
      const changed = await store.change(link, {
        kind,
        name: name === undefined ? undefined : requireName(name),
        password: typeof password === 'string' ? await hashPassword(password) : password,
        expiresAt: expiresAt === undefined ? undefined : momentOf(expiresAt),
      });
      if (!changed) throw notFound('link');
      return read(link);
    },

    /** @throws AppError 404 `not_found` */
    async revoke(link: OwnedLink): Promise<void> {
      await requireOwn(link);
      if (!(await store.revoke(link))) throw notFound('link');
    },
  };
}

/** In the one form in which moments can be compared as text. */
const momentOf = (timestamp: string | null): string | null =>
  timestamp === null ? null : new Date(timestamp).toISOString();

/** @throws AppError 400 `invalid_request` if nothing of the name can be shown */
export function requireName(name: string): string {
  const plain = plainName(name);
  if (plain === '') throw new AppError('invalid_request', 400, 'Please add name.');
  return plain;
}

const tooManyLinks = (): AppError =>
  new AppError(
    'too_many_links',
    409,
    `A document can have ${mostLinks} links. Revoke one to make room for another.`,
    { values: { most: mostLinks } },
  );

const locked = (): AppError =>
  new AppError('document_locked', 423, 'This document is locked. Unlock it before it is shared.');

const notComplete = (): AppError =>
  new AppError(
    'document_incomplete',
    403,
    'This document cannot be shared yet: more was written than your free AI words allow. With Pro all of it is yours to read and share.',
  );
