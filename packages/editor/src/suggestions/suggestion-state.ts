import type { StepMap } from '@tiptap/pm/transform';
import type { DecorationSet } from '@tiptap/pm/view';
import type { Range } from '../text/changed-ranges.ts';
import type { Ignored } from './ignored.ts';
import type { Correction, Suggestion } from './suggestion.ts';

/** A pending request with the mapping of every edit since it was sent. */
export interface InFlight {
  readonly id: number;
  readonly maps: readonly StepMap[];
}

/** One paragraph of a request and its corrections. `from` is the start of its content when the request was sent. */
export interface CheckedBlock {
  readonly from: number;
  readonly text: string;
  /** What was sent along with a short one. */
  readonly context?: string | undefined;
  readonly corrections: readonly Correction[];
  /** There may be more: it is not checked to its end yet. */
  readonly isUnfinished?: boolean;
}

/** Everything the suggestion plugin knows. Positions are mapped, never searched for. */
export interface SuggestionState {
  /** What is underlined. */
  readonly shown: DecorationSet;
  /** Suggestions withheld under the word that is being typed. */
  readonly withheld: DecorationSet;
  /** Suggestions that the reader ignored once; never drawn. */
  readonly dismissed: DecorationSet;
  /** What is ignored in this document, concealed: it outlives a reload. */
  readonly ignored: Ignored;
  readonly dirty: readonly Range[];
  readonly requests: readonly InFlight[];
  readonly ignoredRules: readonly string[];
  /** Words of the account that are no misspellings, as `plainWord` writes them. */
  readonly words: ReadonlySet<string>;
  readonly selectedId: string | null;
  readonly hidden: boolean;
  readonly editedAt: number;
  /** The end of what was typed, as long as the caret stands there: the word before it may go on. */
  readonly typedTo: number | null;
  /** Grows when suggestions come, go or are selected; not when they only move. */
  readonly revision: number;
}

/** What can be done to the suggestions of a document, as the meta of a transaction. */
export type SuggestionAction =
  | { readonly type: 'request'; readonly id: number }
  | { readonly type: 'answer'; readonly id: number; readonly blocks: readonly CheckedBlock[] }
  | { readonly type: 'abandon'; readonly id: number }
  | { readonly type: 'add'; readonly suggestions: readonly Suggestion[] }
  | { readonly type: 'remove'; readonly ids: ReadonlySet<string> }
  | { readonly type: 'clear' }
  | { readonly type: 'show'; readonly shown: boolean }
  | { readonly type: 'select'; readonly id: string | null }
  | { readonly type: 'ignore'; readonly id: string }
  | { readonly type: 'unheard'; readonly words: readonly string[]; readonly rules: readonly string[] }
  | { readonly type: 'ignoreWords'; readonly words: readonly string[] }
  | { readonly type: 'recall'; readonly ignored: Ignored }
  | { readonly type: 'recheck' }
  /** Shows what was withheld; not a word that may go on, unless the writer has gone elsewhere. */
  | { readonly type: 'release'; readonly isLeft?: boolean };
