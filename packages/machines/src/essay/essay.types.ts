import type { CitationStyle, ReferenceStyle } from '@octavo/contract/citation-styles';
import type { AcademicLevel, EssayAction, EssayType } from '@octavo/contract/essay-options';
import type { SubTopic, Topic } from '@octavo/contract/topics';
import type { Engine } from '../ai-card/ai-card.types.ts';
import type { Failure } from '../failure.ts';

/** With a topic of one's own, or from the list of topics. */
export type EssayStart = 'generate-essay' | 'generate-thesis';

/** Straight from the topic, or by way of a thesis. */
export type EssayWay = 'generate-essay_generate' | 'generate-thesis-statement';

/** What was answered so far; it outlives the modal, so that an essay can be taken up again. */
export interface EssayDraft {
  readonly start: EssayStart;
  readonly way: EssayWay;
  readonly topic: string;
  /** The thesis of the list that was picked, and what became of it. */
  readonly pickedThesis: string | null;
  readonly thesis: string;
  readonly category: Topic | null;
  readonly subCategory: SubTopic | null;
  readonly topicIdea: string | null;
  readonly level: AcademicLevel;
  readonly wordCount: number;
  readonly type: EssayType;
  /** Null as long as none was chosen: the country's first then. */
  readonly reference: ReferenceStyle | null;
}

/** Ideas that came, and what they were asked for. */
export interface Ideas {
  readonly about: string;
  readonly ideas: readonly string[];
}

/** What an essay is written from; the language and the words of the category are added where it is sent. */
export interface EssayOrder {
  readonly action: EssayAction;
  readonly idea: string;
  readonly topic: string;
  readonly category: Topic | '';
  readonly subCategory: SubTopic | '';
  readonly academicLevel: AcademicLevel;
  readonly wordCount: number;
  readonly style: EssayType;
  readonly referenceStyle: ReferenceStyle;
}

/** How far the essay is that is being written. */
export interface EssayProgress {
  readonly title: string | null;
  /** Words that each section is to have, and those that it has. */
  readonly sections: readonly { readonly words: number; readonly written: number }[];
  /** As much of the text as may be read. */
  readonly text: string;
}

/** What whoever watches reports. */
export type EssayReport =
  | { type: 'progress'; progress: EssayProgress }
  | { type: 'written'; id: string }
  /** It could not be written, or nobody knows of it any more. */
  | { type: 'refused'; failure: Failure };

/** What could not be done, and where the reader goes on. */
export interface EssayAlert extends Failure {
  readonly of: 'theses' | 'topics' | 'essay';
}

/** An essay that another window or device is waiting for. */
export interface RunningEssay {
  readonly writing: string;
  readonly title: string | null;
}

/** An essay that is being written, as it is kept for the case that the page is left. */
export interface KeptEssay {
  readonly draft: EssayDraft;
  readonly writing: string;
}

export interface EssayContext {
  readonly draft: EssayDraft;
  readonly theses: Ideas;
  readonly topics: Ideas;
  readonly pro: boolean;
  readonly suggestedStyles: readonly CitationStyle[];
  /** Null until it was told. */
  readonly engine: Engine | null;
  /** Continue was pressed without an answer. */
  readonly isMissing: boolean;
  /** Why no further ideas came. */
  readonly failure: Failure | null;
  readonly alert: EssayAlert | null;
  /** The name by which the essay is watched and stopped; it stays until one came of the answers. */
  readonly writing: string;
  readonly progress: EssayProgress | null;
  /** What another window or device has written; null where there is nothing. */
  readonly elsewhere: RunningEssay | null;
  /** How many essays were asked for: each waits with messages of its own. */
  readonly round: number;
}

export type EssayEvent =
  | EssayReport
  /** `topic`: an essay on it is begun, whatever was begun before. */
  | { type: 'open'; topic?: string }
  | { type: 'dismiss' }
  | { type: 'back' }
  | { type: 'continue' }
  /** The answer above the question is to be another one. */
  | { type: 'reconsider' }
  | { type: 'draft.change'; change: Partial<EssayDraft> }
  | { type: 'idea.own' }
  | { type: 'ideas.more' }
  | { type: 'retry' }
  /** Another window or device has an essay written, or none does any more. */
  | { type: 'elsewhere.change'; essay: RunningEssay | null }
  /** It is to be seen here. */
  | { type: 'elsewhere.watch' }
  /** The essay is not wanted any more. */
  | { type: 'stop' }
  | { type: 'upgrade' }
  /** What the account allows, and where it is at home. */
  | { type: 'account.change'; pro: boolean; countryCode: string };

export type EssayEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  /** The essay is written, in a document of this id. */
  | { type: 'created'; id: string }
  /** Words of the allowance may have been used. */
  | { type: 'charged' }
  | { type: 'upgrade' };
