import type { ActorRefFrom } from 'xstate';
import type { referencesMachine } from './references.machine.ts';

export { referencesMachine } from './references.machine.ts';
export * from './references.types.ts';
export type ReferencesActor = ActorRefFrom<typeof referencesMachine>;
