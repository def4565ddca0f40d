import type { ActorRefFrom } from 'xstate';
import type { downloadMachine } from './download.machine.ts';

export * from './download.machine.ts';
export type DownloadActor = ActorRefFrom<typeof downloadMachine>;
