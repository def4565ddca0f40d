import type { ActorRefFrom } from 'xstate';
import type { versionsMachine } from './versions.machine.ts';

export * from './compared-texts.ts';
export * from './versions.machine.ts';
export * from './versions.types.ts';
export type VersionsActor = ActorRefFrom<typeof versionsMachine>;
