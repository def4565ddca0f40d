import { createHash, randomBytes } from 'node:crypto';

/** 256 bits from the system's generator. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (value: string): boolean => /^[\w-]{43}$/.test(value);

/** What is kept of a token. Its 256 random bits need no salt and no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Names a session to its owner, by the hash of its token. */
export const sessionId = (tokenHash: string): string => hashToken(`session ${tokenHash}`).slice(0, 32);
