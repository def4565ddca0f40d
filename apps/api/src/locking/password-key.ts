import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's second choice for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
export const derivation = { memory: 19_456, passes: 2, parallelism: 1 } as const;
export const saltBytes = 16;
const keyBytes = 32;

export interface DerivationCosts {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const derive = promisify(argon2);

/** A key of 256 bits from a password, by Argon2id (RFC 9106). Runs in a separate thread, so nothing else waits for it. */
export const passwordKey = (password: string, salt: Buffer, costs: DerivationCosts): Promise<Buffer> =>
  derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    tagLength: keyBytes,
    memory: costs.memory,
    passes: costs.passes,
    parallelism: costs.parallelism,
  });
