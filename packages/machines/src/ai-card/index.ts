import type { ActorRefFrom } from 'xstate';
import type { aiCardMachine } from './ai-card.machine.ts';

export { isBuiltIn } from './ai-card.setup.ts';
export { aiCardMachine } from './ai-card.machine.ts';
export type * from './ai-card.types.ts';
export { isNoFailure, prerequisiteFailed } from './versions.ts';
export type AiCardActor = ActorRefFrom<typeof aiCardMachine>;
