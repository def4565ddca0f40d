import {
  type FetchMachines,
  type LateFlows,
  lateFlows,
  type Deferrable,
  type WhenToFetch,
} from '../late-flows.ts';
import type { LateMachines } from './late-machines.ts';
import { lateStarts } from './late-starts.ts';

/** Events without visible effect on a flow that was never opened; they are queued until its machine is there. */
const deferrable: Deferrable<LateMachines> = {
  'browser-model': ['enter'],
  essay: ['account.change'],
  history: ['refresh', 'document.removed'],
  login: ['dismiss'],
  referral: ['enter'],
  search: ['refresh', 'document.removed'],
  starred: ['refresh', 'document.removed'],
  trash: ['refresh'],
};

/** The late flows of the app. */
export const lateAppFlows = (
  fetch: FetchMachines<LateMachines>,
  whenToFetch?: WhenToFetch<keyof LateMachines>,
): LateFlows<LateMachines> => lateFlows<LateMachines>(lateStarts, { fetch, deferrable, whenToFetch });
