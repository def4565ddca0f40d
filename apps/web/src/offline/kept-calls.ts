import { endpoints } from '@octavo/contract/endpoints';

/** The cache of answers about an account, for use without a connection. */
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

const lists: ReadonlySet<string> = new Set(
  [endpoints.recentDocuments, endpoints.listDocuments, endpoints.trashedDocuments].map(({ path }) => path),
);

/** Whether a call returns a list of documents. */
export const isListCall = ({ pathname }: URL): boolean => lists.has(pathname);

/** Whether the last answer of a call is shown when the server cannot be reached. */
export const isKeptCall = ({ pathname }: URL): boolean => kept.has(pathname);
