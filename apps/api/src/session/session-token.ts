import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 bits from the system's generator. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (value: string): boolean => /^[\w-]{43}$/.test(value);

/** The hash that is stored instead of a token. Its 256 random bits need no salt and no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The id under which an owner sees a session, derived from the hash of its token. */
export const sessionId = (tokenHash: string): string => hashToken(`session ${tokenHash}`).slice(0, 32);
