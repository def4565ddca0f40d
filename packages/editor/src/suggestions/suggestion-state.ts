import type { StepMap } from '@tiptap/pm/transform';
import type { DecorationSet } from '@tiptap/pm/view';
import type { Range } from '../text/changed-ranges.ts';
import type { Ignored } from './ignored.ts';
import type { Correction, Suggestion } from './suggestion.ts';

/** A pending request, with the mappings of all edits since it was sent. */
export interface InFlight {
  readonly id: number;
  readonly maps: readonly StepMap[];
}

/** One paragraph of a request and its corrections. `from` is the start of its content when the request was sent. */
export interface CheckedBlock {
  readonly from: number;
  readonly text: string;
  /** The context sent with a short paragraph. */
  readonly context?: string | undefined;
  readonly corrections: readonly Correction[];
  /** Not fully checked yet, so there may be more. */
  readonly isUnfinished?: boolean;
}

/** The state of the suggestion plugin. Positions are mapped, never searched for. */
export interface SuggestionState {
  /** The underlined suggestions. */
  readonly shown: DecorationSet;
  /** Suggestions withheld for the word being typed. */
  readonly withheld: DecorationSet;
  /** Suggestions that the reader ignored individually; never drawn. */
  readonly dismissed: DecorationSet;
  /** What is ignored in this document, concealed, so that it survives a reload. */
  readonly ignored: Ignored;
  readonly dirty: readonly Range[];
  readonly requests: readonly InFlight[];
  readonly ignoredRules: readonly string[];
  /** Words in the account's dictionary, in the form of `plainWord`. */
  readonly words: ReadonlySet<string>;
  readonly selectedId: string | null;
  readonly hidden: boolean;
  readonly editedAt: number;
  /** End of the typed text, while the caret is there: the word before it may continue. */
  readonly typedTo: number | null;
  /** Incremented when suggestions are added, removed or selected; not when they only move. */
  readonly revision: number;
}

/** Actions on the suggestions of a document, attached to a transaction. */
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
  | {
      readonly type: 'ignoreList.change';
      readonly words: readonly string[];
      readonly rules: readonly string[];
    }
  | { readonly type: 'ignoreWords'; readonly words: readonly string[] }
  | { readonly type: 'recall'; readonly ignored: Ignored }
  | { readonly type: 'recheck' }
  /** Shows withheld suggestions; but not for a word that may continue, unless the writer has moved on. */
  | { readonly type: 'release'; readonly isLeft?: boolean };
