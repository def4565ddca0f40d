import { startsOf } from '../starts.ts';
import { lateMachines } from './late-machines.ts';

/** How each late flow begins. The build of the app keeps what this file exports and leaves the machines out of it. */
export const lateStarts = startsOf(lateMachines);
