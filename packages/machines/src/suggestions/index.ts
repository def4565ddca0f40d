import type { ActorRefFrom } from 'xstate';
import type { suggestionsMachine } from './suggestions.machine.ts';

export { suggestionsMachine } from './suggestions.machine.ts';
export type * from './suggestions.types.ts';
export type SuggestionsActor = ActorRefFrom<typeof suggestionsMachine>;
