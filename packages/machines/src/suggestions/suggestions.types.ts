import type { CorrectionKind } from '@octavo/contract/correction-kinds';

/** One place in the text and what to put there (SPEC §3). Positions are those of the last report. */
export interface Suggestion {
  readonly id: string;
  readonly kind: CorrectionKind;
  readonly icon: string;
  readonly summary: string;
  readonly original: string;
  /** Empty: delete the words. */
  readonly replacement: string;
  readonly alternatives: readonly string[];
  readonly rule: string;
  /** The class of mistake that the rule belongs to. */
  readonly reason?: string | undefined;
  readonly from: number;
  readonly to: number;
}

/** What stands in the text now, and how much of it was checked ("41 of 52 paragraphs"). */
export interface Highlights {
  readonly items: readonly Suggestion[];
  readonly checked: number;
  readonly total: number;
}

export interface SuggestionsContext extends Highlights {
  readonly startsEnabled: boolean;
  readonly selectedId: string | null;
  readonly error: string | null;
  readonly ignoredRules: readonly string[];
}

/** What the editor reports. Only `document.change` may come with each key press. */
export type HighlightsReport =
  /** `age`: how many milliseconds ago; a report that was held back does not put the check off. */
  | { type: 'document.change'; age?: number }
  | ({ type: 'highlights.change' } & Highlights)
  | { type: 'suggestion.select'; id: string | null };

export type SuggestionsEvent =
  | HighlightsReport
  | { type: 'suggestion.apply'; id: string; replacement?: string | undefined }
  | { type: 'suggestion.applyAll' }
  | { type: 'suggestion.ignore'; id: string }
  | { type: 'suggestion.ignoreRule'; rule: string }
  | { type: 'suggestion.restoreRule'; rule: string }
  | { type: 'suggestion.next' }
  | { type: 'suggestion.previous' }
  | { type: 'enable' }
  | { type: 'disable' }
  | { type: 'retry' };

/** What the editor is told. A `select` of what is already selected is to be ignored. */
export type HighlightsCommand =
  | { type: 'apply'; id: string; replacement?: string | undefined }
  | { type: 'applyAll' }
  | { type: 'ignore'; id: string }
  /** All of them: a rule that is missing is checked again. */
  | { type: 'ignoreRules'; rules: readonly string[] }
  | { type: 'clear' }
  | { type: 'select'; id: string | null }
  | { type: 'resume' };

/** For whoever keeps the toggle (`enable_suggestions`) and the rules. */
export type SuggestionsEmitted =
  | { type: 'enabled.change'; enabled: boolean }
  | { type: 'ignoredRules.change'; rules: readonly string[] };
