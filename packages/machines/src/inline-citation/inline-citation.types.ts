import type { Reference } from '@octavo/contract';

/** A work in one pair of brackets. */
export interface CitedPlace {
  /** Id of its reference. */
  readonly reference: string;
  /** A page or chapter, as typed. */
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
  /** The references listed in the document. */
  readonly references: readonly Reference[];
}

export type InlineCitationEvent =
  | InlineCitationReport
  | { type: 'work.change'; index: number; change: Partial<CitedPlace> }
  /** Removes one of several works. */
  | { type: 'work.remove'; index: number }
  | { type: 'narrative.change'; narrative: boolean }
  | { type: 'submit' }
  /** Removes the whole citation. */
  | { type: 'remove' }
  /** Opens the reference. */
  | { type: 'reference.open'; id: string }
  | { type: 'dismiss' };

/** From the text: a citation was clicked. */
export interface InlineCitationReport {
  readonly type: 'open';
  readonly citation: EditedCitation;
  readonly references: readonly Reference[];
}

/** Commands to the text. */
export type InlineCitationCommand = { type: 'change'; citation: EditedCitation } | { type: 'remove' };

export type InlineCitationEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'reference'; id: string };
