import type { ActorRefFrom } from 'xstate';
import type { detailsMachine } from './details.machine.ts';

export * from './details.machine.ts';
export type DetailsActor = ActorRefFrom<typeof detailsMachine>;
