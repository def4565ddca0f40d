import { detailsMachine } from '@octavo/machines/details';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { endAccount } from './end-session.ts';
import { go } from './go.ts';

export const wired = detailsMachine.provide({
  actors: {
    rename: fromPromise(({ input: { name }, signal }) => call('changeName', { body: { name }, signal })),
    readdress: fromPromise(({ input: { email }, signal }) =>
      call('changeAddress', { body: { email }, signal }),
    ),
    erase: fromPromise(({ input: { endsSubscription } }) => {
      const query = endsSubscription ? { end_subscription: '1' as const } : {};
      return endAccount(() => call('deleteAccount', { query }));
    }),
    keep: fromPromise(({ signal }) => call('keepAccount', { signal })),
    leave: fromPromise(() => go('/app/')),
  },
});
