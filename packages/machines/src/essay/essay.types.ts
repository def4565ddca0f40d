import type { CitationStyle, ReferenceStyle } from '@octavo/contract/citation-styles';
import type { AcademicLevel, EssayAction, EssayType } from '@octavo/contract/essay-options';
import type { SubTopic, Topic } from '@octavo/contract/topics';
import type { Engine } from '../ai-card/ai-card.types.ts';
import type { Failure } from '../failure.ts';

/** With the user's own topic, or from the list of topics. */
export type EssayStart = 'generate-essay' | 'generate-thesis';

/** Directly from the topic, or by way of a thesis. */
export type EssayWay = 'generate-essay_generate' | 'generate-thesis-statement';

/** The answers so far; they are kept after the modal closes, so that the user can continue later. */
export interface EssayDraft {
  readonly start: EssayStart;
  readonly way: EssayWay;
  readonly topic: string;
  /** The thesis picked from the list, and its reworded text. */
  readonly pickedThesis: string | null;
  readonly thesis: string;
  readonly category: Topic | null;
  readonly subCategory: SubTopic | null;
  readonly topicIdea: string | null;
  readonly level: AcademicLevel;
  readonly wordCount: number;
  readonly type: EssayType;
  /** Null until chosen; then the country's first is used. */
  readonly reference: ReferenceStyle | null;
}

/** Ideas received, and the input they are for. */
export interface Ideas {
  readonly about: string;
  readonly ideas: readonly string[];
}

/** Input of an essay; the wiring adds the language and the names of the category. */
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

/** Progress of the essay being written. */
export interface EssayProgress {
  readonly title: string | null;
  /** Target and current word count of each section. */
  readonly sections: readonly { readonly words: number; readonly written: number }[];
  /** The part of the text that may be read. */
  readonly text: string;
}

/** The finished essay. `isStandIn`: fixed rules wrote it instead of a model that could not be reached. */
export interface WrittenEssay {
  readonly id: string;
  readonly isStandIn: boolean;
}

/** Reports of `watch`. */
export type EssayReport =
  | { type: 'progress'; progress: EssayProgress }
  | ({ type: 'written' } & WrittenEssay)
  /** It could not be written, or the server no longer knows it. */
  | { type: 'refused'; failure: Failure };

/** What failed; decides where the user continues. */
export interface EssayAlert extends Failure {
  readonly of: 'theses' | 'topics' | 'essay';
}

/** An essay started by another window or device. */
export interface RunningEssay {
  readonly writing: string;
  readonly title: string | null;
}

/** An essay in progress, as stored in case the page is left. */
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
  /** Null until known. */
  readonly engine: Engine | null;
  /** Continue was pressed without an answer. */
  readonly isMissing: boolean;
  /** Why no further ideas could be loaded. */
  readonly failure: Failure | null;
  readonly alert: EssayAlert | null;
  /** The id by which the essay is watched and stopped; it stays until the essay exists. */
  readonly writing: string;
  readonly progress: EssayProgress | null;
  /** An essay that another window or device is writing; null if there is none. */
  readonly elsewhere: RunningEssay | null;
  /** Number of essays started; each has its own waiting messages. */
  readonly round: number;
}

export type EssayEvent =
  | EssayReport
  /** `topic`: starts an essay on it, replacing any unfinished draft. */
  | { type: 'open'; topic?: string }
  | { type: 'dismiss' }
  | { type: 'back' }
  | { type: 'continue' }
  /** The user wants to change the answer shown above the question. */
  | { type: 'reconsider' }
  | { type: 'draft.change'; change: Partial<EssayDraft> }
  | { type: 'idea.own' }
  | { type: 'ideas.more' }
  | { type: 'retry' }
  /** Another window or device has started an essay, or none is running any more. */
  | { type: 'elsewhere.change'; essay: RunningEssay | null }
  /** Show it in this window. */
  | { type: 'elsewhere.watch' }
  /** The user no longer wants the essay. */
  | { type: 'stop' }
  | { type: 'upgrade' }
  /** What the account is entitled to, and its country. */
  | { type: 'account.change'; pro: boolean; countryCode: string };

export type EssayEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  /** The essay is finished, in the document with this id. */
  | { type: 'created'; id: string }
  /** Fixed rules wrote it instead of a model that could not be reached. */
  | { type: 'stoodIn' }
  /** AI words may have been used. */
  | { type: 'charged' }
  | { type: 'upgrade' };
