import type { SampleEssay } from '@octavo/contract/sample-essays';

export interface Samples {
  readonly essays: readonly SampleEssay[];
}

export interface SamplesContext extends Samples {
  /** Index of the essay being read. */
  readonly place: number;
}

export type SamplesEvent =
  /** Home is shown. */
  | { type: 'enter' }
  | { type: 'open'; id: string }
  | { type: 'step'; by: 1 | -1 }
  /** The reader wants to write one too. */
  | { type: 'write' }
  | { type: 'dismiss' };

export type SamplesEmitted = { type: 'opened' } | { type: 'closed' } | { type: 'wanted' };
