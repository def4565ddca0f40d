import type { ActorRefFrom } from 'xstate';
import type { makeLocalMachine } from './make-local.machine.ts';

export * from './make-local.machine.ts';
export type { LocalOutcome, TextCommand } from './make-local.types.ts';
export type MakeLocalActor = ActorRefFrom<typeof makeLocalMachine>;
