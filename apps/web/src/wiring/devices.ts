import { devicesMachine } from '@octavo/machines/devices';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { go } from './go.ts';
import { savesSettled } from './unsettled-saves.ts';

export const wiredDevices = devicesMachine.provide({
  actors: {
    load: fromPromise(async ({ signal }) => (await call('devices', { signal })).devices),
    end: fromPromise(({ input: { id }, signal }) => call('signOutDevice', { params: { id }, signal })),
    endAll: fromPromise(async (): Promise<unknown> => {
      await savesSettled();
      return call('signOutEverywhere');
    }),
    leave: fromPromise(() => go('/app/')),
  },
});
