import type { ActorRefFrom } from 'xstate';
import type { deskMachine } from './desk.machine.ts';

export { deskMachine } from './desk.machine.ts';
export { lateDeskFlows } from './late-flows.ts';
export type { LateDeskMachines } from './late-machines.ts';
export type * from './desk.types.ts';
export type DeskActor = ActorRefFrom<typeof deskMachine>;
