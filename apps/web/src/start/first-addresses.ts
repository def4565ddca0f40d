import { homePath } from '@octavo/contract/app-path';

/** Tells whether there is a session. */
export const sessionAddress = '/is_authenticated';

/** Gives a visitor a session. */
export const anonymousAddress = '/auth/anonymous';

const ofAccount = [
  '/account/info',
  '/account/subscription',
  '/account/remaining_words_limit',
  '/v2/main/writing_preferences',
];
const ofHome = ['/docs/list?limit=500', '/docs/recent'];

/** The address of the document that this path shows, if it shows one. */
export function documentAddress(path: string): string | null {
  const [, id] = /^\/app\/document\/([\w-]+)\/?$/.exec(path) ?? [];
  return id === undefined ? null : `/docs/item/${id}`;
}

/**
 * What the app requests first on this page for somebody with a session. The contract is kept out of the script in the
 * head of the page; a test compares the two.
 */
export function firstAddresses(path: string): readonly string[] {
  const ofDocument = documentAddress(path);
  if (ofDocument !== null) return [...ofAccount, ofDocument];
  return path === homePath ? [...ofAccount, ...ofHome] : ofAccount;
}
