import type { Writer } from './writer.ts';

/** A part of the main job, which needs nothing of the parts before it. */
export interface Step {
  readonly name: string;
  readonly run: (writer: Writer) => Promise<void>;
}
