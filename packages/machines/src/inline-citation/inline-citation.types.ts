import type { Reference } from '@octavo/contract';

/** A work in one pair of brackets. */
export interface CitedPlace {
  /** Id of its reference. */
  readonly reference: string;
  /** A page, a chapter, as it is typed. */
  readonly locator: string;
  readonly prefix: string;
  readonly suffix: string;
}

/** A citation in the text. */
export interface EditedCitation {
  readonly works: readonly CitedPlace[];
  /** The author is part of the sentence. */
  readonly narrative: boolean;
}

export interface InlineCitationContext extends EditedCitation {
  /** What the document lists. */
  readonly references: readonly Reference[];
}

export type InlineCitationEvent =
  | InlineCitationReport
  | { type: 'work.change'; index: number; change: Partial<CitedPlace> }
  /** Takes one of several works out. */
  | { type: 'work.remove'; index: number }
  | { type: 'narrative.change'; narrative: boolean }
  | { type: 'submit' }
  /** Takes the whole citation out. */
  | { type: 'remove' }
  /** Leads to the reference. */
  | { type: 'reference.open'; id: string }
  | { type: 'dismiss' };

/** What the text says: a citation was pressed. */
export interface InlineCitationReport {
  readonly type: 'open';
  readonly citation: EditedCitation;
  readonly references: readonly Reference[];
}

/** What the text is told. */
export type InlineCitationCommand = { type: 'change'; citation: EditedCitation } | { type: 'remove' };

export type InlineCitationEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'reference'; id: string };
