import type { ActorRefFrom } from 'xstate';
import type { recommendationMachine } from './recommendation.machine.ts';

export * from './recommendation.machine.ts';
export type RecommendationActor = ActorRefFrom<typeof recommendationMachine>;
