import { maxAvatarBytes, maxSharedAccounts } from '@octavo/contract/account-kinds';
import type { SharedAccount, SharedAccountRequest } from '@octavo/contract';
import type { Account } from '../account/account.ts';
import { AppError, notFound } from '../errors.ts';
import { pictureType } from './picture-type.ts';
import type { Picture, SharedAccountStore } from './shared-account-store.ts';

export interface SharedAccounts {
  /** @throws AppError 403 `not_allowed` for whoever may make none */
  demandOwner(account: Account): void;
  /** @throws AppError 403 `not_allowed`, 409 `too_many_accounts`, 415 `unsupported_media_type` */
  create(owner: Account, request: SharedAccountRequest): Promise<'created' | 'code-taken'>;
  list(owner: Account): Promise<SharedAccount[]>;
  isFree(code: string): Promise<boolean>;
  /** The account that a code opens. */
  idOf(code: string): Promise<string | undefined>;
  /** @throws AppError 404 `not_found` */
  remove(owner: Account, id: string): Promise<void>;
  picture(id: string, askedBy: Account): Promise<Picture | undefined>;
}

/** `Lime-42` and `lime-42` are one code. */
const plain = (code: string): string => code.trim().toLowerCase();

export function createSharedAccounts(store: SharedAccountStore): SharedAccounts {
  const demandOwner = ({ type, pro }: Account): void => {
    if (type !== 'main' || !pro) throw proOnly();
  };
  return {
    demandOwner,
    async create(owner, { code, name, image }) {
      demandOwner(owner);
      const outcome = await store.create({
        ownerId: owner.id,
        name: name.replaceAll(/\p{Cc}/gu, ''),
        code: plain(code),
        countryCode: owner.countryCode,
        picture: image && (await readPicture(image)),
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
    picture: (id, { id: askedBy }) => store.picture(id, askedBy),
  };
}

async function readPicture(image: File): Promise<Picture | undefined> {
  // A form whose file field was left empty sends a file without a byte.
  if (image.size === 0) return undefined;
  if (image.size > maxAvatarBytes) {
    throw new AppError('body_too_large', 413, 'The picture is too large: it may have 1 MB at most.');
  }
  const content = new Uint8Array(await image.arrayBuffer());
  const mediaType = pictureType(content);
  if (mediaType === undefined) {
    throw new AppError('unsupported_media_type', 415, 'The picture has to be a PNG, JPEG, GIF or WebP file.');
  }
  return { mediaType, content };
}

const proOnly = (): AppError =>
  new AppError('not_allowed', 403, 'Shared accounts are made by an account of its own that is Pro.');

const tooMany = (): AppError =>
  new AppError(
    'too_many_accounts',
    409,
    `There are ${maxSharedAccounts} shared accounts already. Delete one to make room for another.`,
  );
