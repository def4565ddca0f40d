import { notificationsMachine } from '@octavo/machines/notifications';
import { fromPromise } from 'xstate';
import { pauses } from './pauses.ts';

export const wiredNotifications = notificationsMachine.provide({
  actors: { pause: fromPromise(async ({ signal }) => (await pauses()).untilPause(signal)) },
});
