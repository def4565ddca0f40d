import type { ActorRefFrom } from 'xstate';
import type { voiceMachine } from './voice.machine.ts';

export * from './voice.machine.ts';
export type { MicrophoneCommand, MicrophoneReport, PermissionReport } from './voice.types.ts';
export type VoiceActor = ActorRefFrom<typeof voiceMachine>;
