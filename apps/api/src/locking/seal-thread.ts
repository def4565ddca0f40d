import { AppError } from '../errors.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import type { Opened } from './lock-store.ts';
import type { Seal, Sealable } from './sealed-content.ts';
import { DamagedSealError } from './sealed-text.ts';

export type SealJob = Seal & ({ readonly readable: Sealable } | { readonly sealed: string });
export type SealAnswer =
  | { readonly sealed: string }
  | { readonly opened: Opened | undefined }
  | { readonly isDamaged: true };

export interface SealThread {
  /** @throws AppError 503 `busy` */
  seal(readable: Sealable, seal: Seal, accountId: string): Promise<string>;
  /** Undefined if the password is wrong. @throws DamagedSealError, or AppError 503 `busy` */
  open(sealed: string, seal: Seal, accountId: string): Promise<Opened | undefined>;
  close(): Promise<void>;
}

/** A separate thread: a document with all its pictures may be 20 MB, and encrypting it takes a third of a second. */
export function sealThread(): SealThread {
  const pool = new WorkerPool<SealJob, SealAnswer>({
    script: new URL('seal-worker.ts', import.meta.url),
    size: 1,
    maxBatches: 48,
    share: { account: 12, network: 24 },
    jobTimeoutMs: 20_000,
    memoryMegabytes: 768,
    idleMs: 120_000,
  });

  async function run(job: SealJob, accountId: string): Promise<SealAnswer> {
    const caller = { accountId, network: undefined };
    const [answer] = await pool.run([job], undefined, caller).catch((error: unknown) => {
      throw busy(error);
    });
    if (!answer) throw busy();
    return answer;
  }

  return {
    async seal(readable, { password, owner }, accountId) {
      const answer = await run({ readable, password, owner }, accountId);
      if (!('sealed' in answer)) throw busy();
      return answer.sealed;
    },
    async open(sealed, { password, owner }, accountId) {
      const answer = await run({ sealed, password, owner }, accountId);
      if (!('opened' in answer)) throw new DamagedSealError('The seal cannot be read.');
      return answer.opened;
    },
    close: () => pool.close(),
  };
}

const busy = (cause?: unknown): AppError =>
  new AppError(
    'busy',
    503,
    'Many documents are being locked and unlocked right now. Please try again in a moment.',
    { cause, headers: { 'retry-after': '2' } },
  );
