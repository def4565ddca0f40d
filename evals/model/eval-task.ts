import type { AiRequest, BrainstormAction } from '@octavo/contract';
import type { Language } from '@octavo/contract/languages';
import type { SubTopic } from '@octavo/contract/topics';
import type { EssayWanted } from '../../apps/api/src/compositions/essay/essay-wanted.ts';
import type { Action } from '../../apps/api/src/generation/actions.ts';
import type { StyleSettings } from '@octavo/language/asking/prompts/settings-in-words';
import type { TaskName } from '@octavo/language/asking/task-names';
import type { Fault } from '../corrections/fault.ts';

/** What the product is asked to do. */
export type Work =
  | { readonly do: 'card'; readonly action: Action; readonly request: AiRequest }
  | { readonly do: 'make local'; readonly paragraphs: readonly string[] }
  | { readonly do: 'rewrite'; readonly text: string; readonly settings: StyleSettings }
  | { readonly do: 'complete'; readonly text: string }
  | { readonly do: 'essay'; readonly wanted: EssayWanted }
  | { readonly do: 'brainstorm'; readonly action: BrainstormAction; readonly topic: string }
  | { readonly do: 'theses'; readonly topic: string }
  | { readonly do: 'topics'; readonly subCategory: SubTopic }
  | { readonly do: 'correct'; readonly sentences: readonly Fault[]; readonly clean: string };

/** Facts by kind, each with the accepted wordings; for a citation, all its parts. */
export interface Facts {
  readonly numbers: readonly (readonly string[])[];
  readonly names: readonly (readonly string[])[];
  readonly links: readonly (readonly string[])[];
  readonly citations: readonly (readonly string[])[];
}

/** What an answer must look like. */
export type Shape =
  | 'list'
  | 'table'
  | 'sentence'
  /** Headings, each with a line in square brackets. */
  | 'outline'
  /** As many paragraphs as the source. */
  | 'as the source'
  | 'one paragraph'
  | 'one or two paragraphs'
  /** The few words that come next, on one line. */
  | 'next words'
  | 'essay'
  | 'board'
  | 'three ideas'
  | 'any';

/** What a program can check of an answer, beyond its language. */
export interface Demands {
  /** Minimum and maximum number of words, relative to the source. */
  readonly share?: readonly [least: number, most: number];
  /** Minimum and maximum number of words. */
  readonly words?: readonly [least: number, most: number];
  readonly shape: Shape;
  /** Facts that the answer must contain. */
  readonly keeps?: Partial<Facts>;
  /** Links and citations that the source lacks are invented; so are numbers and names, for `all`. */
  readonly inventsNo: 'sources' | 'all';
  /**
   * Minimum share of content words: of the source's that are in the answer, or of the answer's that are in the source.
   */
  readonly overlap?: { readonly of: 'source' | 'answer'; readonly least: number };
  /** Minimum number of content words that the answer shares with the source. */
  readonly shares?: number;
  /** An answer that repeats the source word for word does not count. */
  readonly differs?: boolean;
  /** Words of another country, and their equivalents in this one. */
  readonly local?: readonly (readonly [string, string])[];
  /** What an answer contains only if it obeyed the document. */
  readonly canary?: readonly string[];
}

/** A single task for a model. */
export interface EvalTask {
  readonly id: string;
  /** The row in the tables. */
  readonly group: TaskName | 'hostile';
  /** The prompt that is used. */
  readonly name: TaskName;
  readonly language: Language;
  readonly countryCode: string;
  /** The kind of text. */
  readonly kind: string;
  readonly work: Work;
  /** What the model works from: shown to judges, and compared with the answer. */
  readonly source: string;
  readonly demands: Demands;
}
