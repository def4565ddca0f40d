import type { ActorRefFrom } from 'xstate';
import type { inlineCitationMachine } from './inline-citation.machine.ts';

export { inlineCitationMachine } from './inline-citation.machine.ts';
export type * from './inline-citation.types.ts';
export type InlineCitationActor = ActorRefFrom<typeof inlineCitationMachine>;
