import type { ActorRefFrom } from 'xstate';
import type { notificationsMachine } from './notifications.machine.ts';

export { notificationsMachine } from './notifications.machine.ts';
export type * from './notifications.types.ts';
export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>;
