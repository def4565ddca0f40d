import { startsOf } from '../starts.ts';
import { lateDeskMachines } from './late-machines.ts';

/** How each late flow begins. The build of the app keeps what this file exports and leaves the machines out of it. */
export const lateDeskStarts = startsOf(lateDeskMachines, { id: '' });
