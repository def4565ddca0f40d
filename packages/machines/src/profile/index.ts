import type { ActorRefFrom } from 'xstate';
import type { profileMachine } from './profile.machine.ts';

export * from './profile.machine.ts';
export type ProfileActor = ActorRefFrom<typeof profileMachine>;
