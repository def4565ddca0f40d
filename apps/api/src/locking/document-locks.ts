import { brand } from '@octavo/contract/brand';
import type { LockRequest } from '@octavo/contract';
import type { Owned } from '../documents/document-store.ts';
import { storable } from '../documents/read-document.ts';
import { AppError, notFound } from '../errors.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import type { LockStore } from './lock-store.ts';
import type { SealThread } from './seal-thread.ts';
import { DamagedSealError } from './sealed-text.ts';

const minute = 60_000;
const refusal = 'Too many passwords were tried.';
export const passwordsOfDocument: Limit = {
  name: 'passwords of a document',
  most: 10,
  window: 15 * minute,
  refusal,
};
export const passwordsOfAccount: Limit = {
  name: 'passwords of an account',
  most: 60,
  window: 60 * minute,
  refusal,
};

/** If a save comes between reading and locking, the attempt is repeated with the newer text. */
const mostTries = 5;

export interface DocumentLocks {
  /**
   * Makes the text unreadable without the password, even for the server.
   * @throws AppError 404 `not_found`, 409 `version_conflict`, 423 `document_locked`, 429 `too_many_attempts`
   */
  lock(owned: Owned, request: LockRequest): Promise<void>;
  /** Empty if there is none. @throws AppError 404 `not_found` */
  hint(owned: Owned): Promise<string>;
  /**
   * Permanently makes the text readable again.
   * @throws AppError 403 `wrong_password`, 404 `not_found`, 409 `not_locked`, 422 `lock_damaged`, 429
   * `too_many_attempts`
   */
  unlock(owned: Owned, password: string): Promise<void>;
}

export function createDocumentLocks(store: LockStore, limits: Limits, seals: SealThread): DocumentLocks {
  return {
    async lock(owned, { password, hint }) {
      await limits.take(passwordsOfAccount, owned.accountId);
      for (let tries = 0; tries < mostTries; tries += 1) {
        const document = await store.find(owned);
        if (!document) throw notFound('document');
        if (document.isLocked) throw lockedAlready();
        const { version, content, whole, pictures, comments } = document;
        const seal = { password, owner: sealOwner(owned.id, version + 1) };
        const sealed = await seals.seal({ content, whole, pictures, comments }, seal, owned.accountId);
        if (await store.lock(owned, document, { hint: storable(hint), sealed })) return;
      }
      throw changing();
    },

    async hint(owned) {
      const lock = await store.findLock(owned);
      if (lock) return lock.hint;
      if (!(await store.find(owned))) throw notFound('document');
      return '';
    },

    async unlock(owned, password) {
      const lock = await store.findLock(owned);
      if (!lock) throw (await store.find(owned)) ? notLocked() : notFound('document');
      // Counted before the attempt, so that concurrent attempts cannot exceed the limit.
      await limits.take(passwordsOfDocument, owned.id);
      await limits.take(passwordsOfAccount, owned.accountId);
      const seal = { password, owner: sealOwner(owned.id, lock.version) };
      const opened = await seals.open(lock.sealed, seal, owned.accountId).catch(damaged);
      if (!opened) throw wrongPassword();
      if (!(await store.unlock(owned, lock.version, opened))) throw notLocked();
    },
  };
}

/** An encrypted text opens only for this document in this version: it cannot be moved to another document. */
const sealOwner = (id: string, version: number): string => `document ${id}, version ${version}`;

function damaged(error: unknown): never {
  if (!(error instanceof DamagedSealError)) throw error;
  throw new AppError(
    'lock_damaged',
    422,
    `What is kept of this document is damaged, so it stays locked. Please write to whoever runs ${brand.name}.`,
  );
}

const lockedAlready = (): AppError =>
  new AppError('document_locked', 423, 'This document is locked already. Unlock it first.');

const notLocked = (): AppError => new AppError('not_locked', 409, 'This document is not locked.');

const wrongPassword = (): AppError =>
  new AppError('wrong_password', 403, 'This password does not open the document. It stays locked.');

const changing = (): AppError =>
  new AppError(
    'version_conflict',
    409,
    'This document is being changed elsewhere. Please lock it when that is done.',
    { reason: 'lock' },
  );
