import type { ActorRefFrom } from 'xstate';
import type { toolsMachine } from './tools.machine.ts';

export * from './tools.machine.ts';
export type * from './tools.types.ts';
export type ToolsActor = ActorRefFrom<typeof toolsMachine>;
