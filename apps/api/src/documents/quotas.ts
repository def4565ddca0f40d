import { LRUCache } from 'lru-cache';
import type { Account } from '../account/account.ts';
import type { Limits } from '../limits/limits.ts';
import { createMeter, type Meter } from '../limits/meter.ts';
import type { QuotaSettings } from './quota-settings.ts';

/** What an account may keep; `Infinity` unless the account is anonymous. */
export interface Room {
  readonly documents: number;
  readonly bytes: number;
}

export interface Quotas {
  roomOf(account: Account): Room;
  /**
   * Counts a new document, if the account is anonymous.
   * @throws AppError 429 `too_many_attempts`
   */
  countNew(account: Account, network: string | undefined): Promise<void>;
  /**
   * Counts a save by the length of its body, before the body is read.
   * @throws AppError 429 `too_many_attempts`
   */
  countSave(save: QuotedSave): void;
}

export interface QuotedSave {
  readonly account: Account;
  readonly network: string | undefined;
  readonly documentId: string;
  readonly bytes: number;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const unbounded: Room = { documents: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
const tooManySaves = 'More was saved than fits into an hour. Your text is kept on this device.';
const tooManyVisitors = 'Visitors from your network have written very much today. You can sign in, or wait.';

export interface QuotaParts {
  readonly limits: Limits;
  /** False with RATE_LIMITS=off: limits per network do not apply. */
  readonly byNetwork: boolean;
  readonly meter?: Meter;
}

export function createQuotas(
  settings: QuotaSettings,
  { limits, byNetwork, meter = createMeter() }: QuotaParts,
): Quotas {
  const saves = { name: 'saves', most: settings.savesPerHour, window: hour, refusal: tooManySaves };
  const saved = { ...saves, name: 'saved bytes', most: settings.savedBytesPerHour };
  const grown = {
    name: 'grown bytes',
    most: settings.networkBytesPerDay,
    window: day,
    refusal: tooManyVisitors,
  };
  const documents = { ...grown, name: 'new documents', most: settings.networkDocumentsPerDay };
  /** Bytes already counted, per document. */
  const counted = new LRUCache<string, number>({ max: 20_000 });

  function countGrowth({ account, network, documentId, bytes }: QuotedSave): void {
    if (account.type !== 'anon' || network === undefined || !byNetwork) return;
    const before = counted.get(documentId) ?? 0;
    if (bytes <= before) return;
    meter.take(grown, network, bytes - before);
    counted.set(documentId, bytes);
  }

  return {
    roomOf: ({ type }) =>
      type === 'anon'
        ? { documents: settings.anonymousDocuments, bytes: settings.anonymousBytes }
        : unbounded,
    async countNew({ type }, network) {
      if (type === 'anon' && network !== undefined && byNetwork) await limits.take(documents, network);
    },
    countSave(save) {
      meter.take(saves, save.account.id, 1);
      meter.take(saved, save.account.id, save.bytes);
      countGrowth(save);
    },
  };
}
