import type { ActorRefFrom } from 'xstate';
import type { noteMachine } from './note.machine.ts';

export * from './note.machine.ts';
export type NoteActor = ActorRefFrom<typeof noteMachine>;
