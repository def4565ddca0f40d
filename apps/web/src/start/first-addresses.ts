import { homePath } from '@octavo/contract/app-path';

/** Whether there is a session. */
export const sessionAddress = '/is_authenticated';

/** Where a visitor gets one. */
export const anonymousAddress = '/auth/anonymous';

const ofAccount = [
  '/account/info',
  '/account/subscription',
  '/account/remaining_words_limit',
  '/v2/main/writing_preferences',
];
const ofHome = ['/docs/list?limit=500', '/docs/recent'];

/** Where the document of this path is asked for, if it shows one. */
export function documentAddress(path: string): string | null {
  const [, id] = /^\/app\/document\/([\w-]+)\/?$/.exec(path) ?? [];
  return id === undefined ? null : `/docs/item/${id}`;
}

/**
 * What the app asks for first on a page of somebody who has a session. The contract stays out of the script in the
 * head of the page; a test compares them.
 */
export function firstAddresses(path: string): readonly string[] {
  const ofDocument = documentAddress(path);
  if (ofDocument !== null) return [...ofAccount, ofDocument];
  return path === homePath ? [...ofAccount, ...ofHome] : ofAccount;
}
