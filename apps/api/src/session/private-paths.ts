import { endpoints } from '@octavo/contract/endpoints';

/** First path segments that anyone may call. */
const open: readonly string[] = ['auth', 'is_authenticated', 'readers', 'static', 'system', 'track'];

const firsts = new Set(Object.values(endpoints).map(({ path }) => path.split('/')[1] ?? ''));

/**
 * Paths that need an account: everything in the contract except the open ones. A new call is private unless listed
 * there.
 */
export const privatePaths: readonly string[] = [...firsts]
  .filter((first) => !open.includes(first))
  .map((first) => `/${first}/*`);

/** Paths on which a session is looked up. */
export const sessionPaths: readonly string[] = ['/is_authenticated', '/auth/*', '/i/*', ...privatePaths];
