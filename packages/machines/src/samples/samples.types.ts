import type { EssayType } from '@octavo/contract/essay-options';
import type { Language } from '@octavo/contract/languages';
import type { SubTopic, Topic } from '@octavo/contract/topics';

/** An essay that shows what can be written. */
export interface SampleEssay {
  readonly id: string;
  readonly category: Topic;
  readonly subCategory: SubTopic;
  readonly type: EssayType;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface Samples {
  readonly essays: readonly SampleEssay[];
  /** What they are written in. */
  readonly language: Language;
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
