import { endpoints } from '@octavo/contract/endpoints';

/** First parts of addresses that anybody may call. */
const open: readonly string[] = ['auth', 'is_authenticated', 'static', 'system', 'track'];

const firsts = new Set(Object.values(endpoints).map(({ path }) => path.split('/')[1] ?? ''));

/** Where calls need an account: everywhere in the contract but there. A new call is private unless it says otherwise. */
export const privatePaths: readonly string[] = [...firsts]
  .filter((first) => !open.includes(first))
  .map((first) => `/${first}/*`);

/** Where a session is looked for. */
export const sessionPaths: readonly string[] = ['/is_authenticated', '/auth/*', '/i/*', ...privatePaths];
