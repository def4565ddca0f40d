import type { BrainstormAction } from '@octavo/contract/essay-options';
import type { Engine, WrittenBy } from '../ai-card/ai-card.types.ts';
import type { Failure } from '../failure.ts';

/** Input of a brainstorm. */
export interface BrainstormOrder {
  readonly action: BrainstormAction;
  readonly topic: string;
}

/** The new document. */
export interface Brainstormed {
  readonly id: string;
  readonly engine: WrittenBy;
}

/** The order is kept after the modal closes, so that the user can continue it later. */
export interface BrainstormContext extends BrainstormOrder {
  /** Null until known. */
  readonly engine: Engine | null;
  /** It was submitted without a topic. */
  readonly isMissing: boolean;
  readonly alert: Failure | null;
  /** Number of brainstorms started; each has its own waiting messages. */
  readonly round: number;
}

export type BrainstormEvent =
  | { type: 'open' }
  | { type: 'dismiss' }
  | { type: 'back' }
  | { type: 'continue' }
  | { type: 'order.change'; change: Partial<BrainstormOrder> }
  | { type: 'retry' }
  | { type: 'upgrade' };

export type BrainstormEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  /** The board has been created, in the document with this id. */
  | { type: 'created'; id: string }
  /** The built-in engine wrote it instead of a model that could not be reached. */
  | { type: 'stoodIn' }
  /** Words of the allowance may have been used. */
  | { type: 'charged' }
  | { type: 'upgrade' };
