import { call } from '../api/call.ts';

/** The account that is signed in now; null where that cannot be learnt. */
export const currentAccount = (): Promise<string | null> =>
  call('accountInfo').then(
    ({ id }) => id,
    () => null,
  );
