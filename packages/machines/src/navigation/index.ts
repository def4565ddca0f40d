import type { ActorRefFrom } from 'xstate';
import type { navigationMachine } from './navigation.machine.ts';

export * from './navigation.machine.ts';
export { formatRoute, isCanonical, parseRoute, type PageName, type Route } from './route.ts';
export type NavigationActor = ActorRefFrom<typeof navigationMachine>;
