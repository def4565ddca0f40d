import type { ActorRefFrom } from 'xstate';
import type { pricesMachine } from './prices.machine.ts';

export * from './prices.machine.ts';
export type PricesActor = ActorRefFrom<typeof pricesMachine>;
