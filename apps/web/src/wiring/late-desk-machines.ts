import type { LateDeskMachines } from '@octavo/machines/desk';
import { byFlow } from './by-flow.ts';
import type { LateDeskSource, WireLate } from './late-desk-source.ts';

const wires = Object.entries(
  byFlow(
    import.meta.glob<WireLate<keyof LateDeskMachines>>('./*.late-desk.ts', { eager: true, import: 'wire' }),
  ),
);

/** The machines of a document that are not needed for writing, in one file. That of `goal` is wired in `goal.late-desk.ts`. */
export const lateDeskMachines = (source: LateDeskSource) =>
  // The compiler cannot see the folder; a test compares it with the late flows.
  Object.fromEntries(wires.map(([name, wire]) => [name, wire(source)])) as unknown as LateDeskMachines;
