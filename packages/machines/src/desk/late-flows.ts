import {
  type FetchMachines,
  type LateFlows,
  lateFlows,
  type Deferrable,
  type WhenToFetch,
} from '../late-flows.ts';
import type { LateDeskMachines } from './late-machines.ts';
import { lateDeskStarts } from './late-starts.ts';

/**
 * `none` means that there is no goal to track, and `leave` that there may be no voice typing to stop; neither is worth
 * fetching the machine for. Whether anybody has commented is asked once the page is idle, unless the document says so.
 */
const deferrable: Deferrable<LateDeskMachines> = {
  comments: ['begin', 'saved', 'leave', 'comment.select'],
  goal: ['none'],
  voice: ['leave'],
};

/** The late flows of a document. */
export const lateDeskFlows = (
  fetch: FetchMachines<LateDeskMachines>,
  whenToFetch?: WhenToFetch<keyof LateDeskMachines>,
): LateFlows<LateDeskMachines> =>
  lateFlows<LateDeskMachines>(lateDeskStarts, { fetch, deferrable, whenToFetch });
