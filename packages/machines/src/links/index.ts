import type { ActorRefFrom } from 'xstate';
import type { linksMachine } from './links.machine.ts';

export * from './links.machine.ts';
export * from './links.types.ts';
export type LinksActor = ActorRefFrom<typeof linksMachine>;
