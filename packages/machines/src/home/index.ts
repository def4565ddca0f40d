import type { ActorRefFrom } from 'xstate';
import type { homeMachine } from './home.machine.ts';

export { homeMachine } from './home.machine.ts';
export type * from './home.types.ts';
export { listed, tagsInUse, tagsOf } from './listed.ts';
export type HomeActor = ActorRefFrom<typeof homeMachine>;
