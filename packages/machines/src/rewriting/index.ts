import type { ActorRefFrom } from 'xstate';
import type { rewritingMachine } from './rewriting.machine.ts';

export * from './rewriting.machine.ts';
export type { Rewritten, RunsCommand, RunsReport, Voice } from './rewriting.types.ts';
export type RewritingActor = ActorRefFrom<typeof rewritingMachine>;
