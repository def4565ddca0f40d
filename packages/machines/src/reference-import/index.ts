import type { ActorRefFrom } from 'xstate';
import type { referenceImportMachine } from './reference-import.machine.ts';

export { referenceImportMachine } from './reference-import.machine.ts';
export type * from './reference-import.types.ts';
export type ReferenceImportActor = ActorRefFrom<typeof referenceImportMachine>;
