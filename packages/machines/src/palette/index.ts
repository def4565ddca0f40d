import type { ActorRefFrom } from 'xstate';
import type { paletteMachine } from './palette.machine.ts';

export { foundCommands, pointedCommand } from './found-commands.ts';
export * from './palette.machine.ts';
export type * from './palette.types.ts';
export type PaletteActor = ActorRefFrom<typeof paletteMachine>;
