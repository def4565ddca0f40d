import type { ActorRefFrom } from 'xstate';
import type { samplesMachine } from './samples.machine.ts';

export * from './samples.machine.ts';
export type * from './samples.types.ts';
export type SamplesActor = ActorRefFrom<typeof samplesMachine>;
