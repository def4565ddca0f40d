import type { ActorRefFrom } from 'xstate';
import type { pictureMachine } from './picture.machine.ts';

export * from './picture.machine.ts';
export type PictureActor = ActorRefFrom<typeof pictureMachine>;
