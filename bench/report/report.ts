import type { Row } from '../part.ts';
import type { Machine } from './machine.ts';

export interface MeasuredPart {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly machine: Machine;
  readonly rows: readonly Row[];
}

/** Every part with its latest figures. */
export type Report = readonly MeasuredPart[];
