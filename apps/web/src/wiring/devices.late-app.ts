import { devicesMachine } from '@octavo/machines/devices';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { endSession } from './end-session.ts';
import { go } from './go.ts';

export const wired = devicesMachine.provide({
  actors: {
    load: fromPromise(async ({ signal }) => (await call('devices', { signal })).devices),
    end: fromPromise(({ input: { id }, signal }) => call('signOutDevice', { params: { id }, signal })),
    endAll: fromPromise(() => endSession(() => call('signOutEverywhere'))),
    leave: fromPromise(() => go('/app/')),
  },
});
