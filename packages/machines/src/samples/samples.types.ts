import type { SampleEssay } from '@octavo/contract/sample-essays';

export interface Samples {
  readonly essays: readonly SampleEssay[];
}

export interface SamplesContext extends Samples {
  /** The place of the one that is read. */
  readonly place: number;
}

export type SamplesEvent =
  /** Home is shown. */
  | { type: 'enter' }
  | { type: 'open'; id: string }
  | { type: 'step'; by: 1 | -1 }
  /** The reader wants to write one as well. */
  | { type: 'write' }
  | { type: 'dismiss' };

export type SamplesEmitted = { type: 'opened' } | { type: 'closed' } | { type: 'wanted' };
