import type { Writer } from './writer.ts';

/** A part of the main job that does not depend on earlier parts. */
export interface Step {
  readonly name: string;
  readonly run: (writer: Writer) => Promise<void>;
}
