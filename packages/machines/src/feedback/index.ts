import type { ActorRefFrom } from 'xstate';
import type { feedbackMachine } from './feedback.machine.ts';

export * from './feedback.machine.ts';
export type FeedbackActor = ActorRefFrom<typeof feedbackMachine>;
