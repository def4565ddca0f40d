import type { ActorRefFrom } from 'xstate';
import type { changelogMachine } from './changelog.machine.ts';

export * from './changelog.machine.ts';
export type ChangelogActor = ActorRefFrom<typeof changelogMachine>;
