import { maxSharedAccounts } from '@octavo/contract/account-kinds';
import type { SharedAccount, SharedAccountRequest } from '@octavo/contract';
import type { Account } from '../account/account.ts';
import { AppError, notFound } from '../errors.ts';
import type { PictureTurn } from '../pictures/read-picture.ts';
import { squarePicture } from '../pictures/square-picture.ts';
import type { SharedAccountStore } from './shared-account-store.ts';

export interface SharedAccounts {
  /** @throws AppError 403 `not_allowed` if the account may not create any */
  requireOwner(account: Account): void;
  /** @throws AppError 403 `not_allowed`, 409 `too_many_accounts`, and what `squarePicture` throws */
  create(owner: Account, request: SharedAccountRequest, turn: PictureTurn): Promise<'created' | 'code-taken'>;
  list(owner: Account): Promise<SharedAccount[]>;
  isFree(code: string): Promise<boolean>;
  /** The account that a code opens. */
  idOf(code: string): Promise<string | undefined>;
  /** @throws AppError 404 `not_found` */
  remove(owner: Account, id: string): Promise<void>;
}

/** `Lime-42` and `lime-42` are the same code. */
const plain = (code: string): string => code.trim().toLowerCase();

export function createSharedAccounts(store: SharedAccountStore): SharedAccounts {
  const requireOwner = ({ type, pro }: Account): void => {
    if (type !== 'main' || !pro) throw proOnly();
  };
  return {
    requireOwner,
    async create(owner, { code, name, image }, turn) {
      requireOwner(owner);
      const outcome = await store.create({
        ownerId: owner.id,
        name: name.replaceAll(/\p{Cc}/gu, ''),
        code: plain(code),
        countryCode: owner.countryCode,
        picture: image && (await squarePicture(image, turn)),
      });
      if (outcome === 'too-many') throw tooMany();
      return outcome;
    },
    async list({ id }) {
      const rows = await store.list(id);
      return rows.map(({ hasPicture, ...row }) => ({
        ...row,
        avatarUrl: hasPicture ? `/account/shared_account/${row.id}/picture` : null,
      }));
    },
    isFree: async (code) => !(await store.isTaken(plain(code))),
    idOf: (code) => store.idOf(plain(code)),
    async remove({ id: ownerId }, id) {
      if (!(await store.remove(id, ownerId))) throw notFound('shared account');
    },
  };
}

const proOnly = (): AppError =>
  new AppError('not_allowed', 403, 'Shared accounts are made by an account of its own that is Pro.', {
    reason: 'sharing',
  });

const tooMany = (): AppError =>
  new AppError(
    'too_many_accounts',
    409,
    `There are ${maxSharedAccounts} shared accounts already. Delete one to make room for another.`,
    { values: { most: maxSharedAccounts } },
  );
