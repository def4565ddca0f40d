import type { ActorRefFrom } from 'xstate';
import type { upgradeMachine } from './upgrade.machine.ts';

export { upgradeMachine } from './upgrade.machine.ts';
export type * from './upgrade.types.ts';
export type UpgradeActor = ActorRefFrom<typeof upgradeMachine>;
