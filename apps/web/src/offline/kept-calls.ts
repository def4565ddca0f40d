import { endpoints } from '@octavo/contract/endpoints';

/** Where answers about an account are kept for the time without a connection. */
export const listCache = 'octavo-lists';

const kept: ReadonlySet<string> = new Set(
  [
    endpoints.isAuthenticated,
    endpoints.signInMethods,
    endpoints.accountInfo,
    endpoints.subscription,
    endpoints.remainingWords,
    endpoints.recentDocuments,
    endpoints.listDocuments,
    endpoints.trashedDocuments,
    endpoints.writingPreferences,
    endpoints.changelog,
    endpoints.prices,
  ].map(({ path }) => path),
);

/** Whether the last answer of a call is shown where the server cannot be reached. */
export const isKeptCall = ({ pathname }: URL): boolean => kept.has(pathname);
