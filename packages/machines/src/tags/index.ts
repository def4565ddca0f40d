import type { ActorRefFrom } from 'xstate';
import type { tagsMachine } from './tags.machine.ts';

export * from './tag-problem.ts';
export * from './tags.machine.ts';
export type TagsActor = ActorRefFrom<typeof tagsMachine>;
