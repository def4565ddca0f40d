import type { FirstMachines } from '../app/first-machines.ts';
import type { LateMachines } from '../app/late-machines.ts';
import type { FirstDeskMachines } from '../desk/first-machines.ts';
import type { LateDeskMachines } from '../desk/late-machines.ts';
import type { DialogsOf } from '../flows-of.ts';

/** Every dialog and sheet: the flows that emit `opened` or `offered`, and those that such an event names. */
export type OverlayName =
  | DialogsOf<FirstMachines>
  | DialogsOf<LateMachines>
  | DialogsOf<FirstDeskMachines>
  | DialogsOf<LateDeskMachines>;
