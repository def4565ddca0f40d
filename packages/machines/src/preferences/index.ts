import type { ActorRefFrom } from 'xstate';
import type { preferencesMachine } from './preferences.machine.ts';

export { nextTheme } from './next-theme.ts';
export { preferencesMachine } from './preferences.machine.ts';
export type * from './preferences.types.ts';
export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>;
