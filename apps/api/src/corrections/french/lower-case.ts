import type { Token } from '../tokens/token.ts';

/** A word of two letters or more without a capital. */
export const isLower = (token: Token): boolean => token.isWord && /^\p{Ll}{2,}/u.test(token.text);
