import type { ActorRefFrom } from 'xstate';
import type { essayMachine } from './essay.machine.ts';

export { essayMachine } from './essay.machine.ts';
export { actionOf } from './draft.ts';
export type { FoundIdeas, NamedOrder, StoppedEssay, ThesesWanted, TopicsWanted } from './essay.setup.ts';
export type * from './essay.types.ts';
export type EssayActor = ActorRefFrom<typeof essayMachine>;
