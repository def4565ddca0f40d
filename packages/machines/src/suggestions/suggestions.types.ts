import type { CorrectionKind } from '@octavo/contract/correction-kinds';
import type { Failure } from '../failure.ts';

/** A range of the text and its replacement (SPEC §3). Positions are those of the last report. */
export interface Suggestion {
  readonly id: string;
  readonly kind: CorrectionKind;
  readonly icon: string;
  readonly summary: string;
  readonly original: string;
  /** Empty to delete the words. */
  readonly replacement: string;
  readonly alternatives: readonly string[];
  readonly rule: string;
  /** The class of mistakes that the rule belongs to. */
  readonly reason?: string | undefined;
  /** Less certain than the others: it is reviewed individually and never applied with all. */
  readonly isLikely?: boolean | undefined;
  readonly from: number;
  readonly to: number;
}

/** What the account ignores in all documents. */
export interface IgnoreList {
  /** Words that are not misspellings. */
  readonly words: readonly string[];
  readonly ignoredRules: readonly string[];
}

/** The suggestions in the text, and how much of it has been checked ("41 of 52 paragraphs"). */
export interface Highlights {
  readonly items: readonly Suggestion[];
  readonly checked: number;
  readonly total: number;
}

export interface SuggestionsContext extends Highlights, IgnoreList {
  readonly startsEnabled: boolean;
  readonly selectedId: string | null;
  /** Position of the last selected suggestion when it was applied or disappeared. */
  readonly left: number | null;
  /** Why the last check failed; null once one succeeds. */
  readonly failure: Failure | null;
}

/** Reports from the editor. Only `document.change` may come with every key press. */
export type HighlightsReport =
  /** `age`: how long ago the change was made, in milliseconds, so that a late report does not delay the check. */
  | { type: 'document.change'; age?: number }
  | ({ type: 'highlights.change' } & Highlights)
  | { type: 'suggestion.select'; id: string | null }
  /** The browser is back online. */
  | { type: 'online' };

export type SuggestionsEvent =
  | HighlightsReport
  /** `thenWrite`: the caret is placed after the new words. */
  | { type: 'suggestion.apply'; id: string; replacement?: string | undefined; thenWrite?: boolean }
  | { type: 'suggestion.applyAll' }
  | { type: 'suggestion.ignore'; id: string }
  /** Ignores an unknown word in this document. */
  | { type: 'suggestion.ignoreWord'; word: string }
  /** Ignores it in all documents. */
  | { type: 'suggestion.addWord'; word: string }
  | { type: 'suggestion.ignoreRule'; rule: string }
  | { type: 'suggestion.restoreRule'; rule: string }
  | { type: 'suggestion.next' }
  | { type: 'suggestion.previous' }
  /** Back to the text: deselects the suggestion, and the panel that showed it may close. */
  | { type: 'suggestion.leave' }
  /** The words and rules to ignore have changed. */
  | ({ type: 'ignoreList.change' } & IgnoreList)
  /** The reader wants suggestions on; the flow that stores the preference answers with `enable`. */
  | { type: 'enable.request' }
  | { type: 'enable' }
  | { type: 'disable' }
  | { type: 'retry' };

/** Commands to the editor. It ignores a `select` of the current selection. */
export type HighlightsCommand =
  | { type: 'apply'; id: string; replacement?: string | undefined; thenWrite?: boolean | undefined }
  | { type: 'applyAll' }
  | { type: 'ignore'; id: string }
  /** All occurrences of a word in this document. */
  | { type: 'ignoreWord'; word: string }
  /** The complete lists: words and rules no longer in them are checked again. */
  | ({ type: 'ignoreList.change' } & IgnoreList)
  | { type: 'clear' }
  | { type: 'select'; id: string | null }
  | { type: 'resume' }
  /** Answered with `highlights.change`. */
  | { type: 'report' };

/** For the owners of the preference (`enable_suggestions`), the dictionary and the ignored rules. */
export type SuggestionsEmitted =
  | { type: 'enable.request' }
  | { type: 'word.add'; word: string }
  | { type: 'rule.ignore'; rule: string }
  | { type: 'rule.restore'; rule: string }
  /** A suggestion was chosen: bring it into sight. */
  | { type: 'selected' }
  /** The reader is done with the chosen one and reads on. */
  | { type: 'left' };
