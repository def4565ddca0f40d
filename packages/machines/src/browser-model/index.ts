import type { ActorRefFrom } from 'xstate';
import type { browserModelMachine } from './browser-model.machine.ts';

export * from './browser-model.machine.ts';
export type * from './browser-model.types.ts';
export type BrowserModelActor = ActorRefFrom<typeof browserModelMachine>;
