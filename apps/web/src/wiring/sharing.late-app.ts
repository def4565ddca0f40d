import { suggestShareCode } from '@octavo/contract/suggest-share-code';
import { sharingMachine } from '@octavo/machines/sharing';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

export const wired = sharingMachine.provide({
  actors: {
    load: fromPromise(async ({ signal }) => (await call('listSharedAccounts', { signal })).accounts),
    ask: fromPromise(
      async ({ input: { code }, signal }) =>
        (await call('shareCodeAvailability', { params: { code }, signal })).available,
    ),
    generate: fromPromise(async () => suggestShareCode()),
    create: fromPromise(({ input: { code, name, image }, signal }) =>
      call('createSharedAccount', { body: { code, name, ...(image !== null && { image }) }, signal }),
    ),
    remove: fromPromise(({ input: { id }, signal }) =>
      call('deleteSharedAccount', { params: { id }, signal }),
    ),
  },
});
