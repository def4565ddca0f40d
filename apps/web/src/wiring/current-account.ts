import { call } from '../api/call.ts';

/** The account that is signed in now; null where the server cannot say. */
export const currentAccount = (): Promise<string | null> =>
  call('accountInfo').then(
    ({ id }) => id,
    () => null,
  );
