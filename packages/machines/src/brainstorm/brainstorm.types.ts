import type { BrainstormAction } from '@octavo/contract/essay-options';
import type { Engine } from '../ai-card/ai-card.types.ts';
import type { Failure } from '../failure.ts';

/** What is asked for. */
export interface BrainstormOrder {
  readonly action: BrainstormAction;
  readonly topic: string;
}

/** The order outlives the modal, so that a brainstorm can be taken up again. */
export interface BrainstormContext extends BrainstormOrder {
  /** Null until it was told. */
  readonly engine: Engine | null;
  /** It was sent without a topic. */
  readonly isMissing: boolean;
  readonly alert: Failure | null;
  /** How many were asked for: each waits with messages of its own. */
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
  /** The board is made, in a document of this id. */
  | { type: 'created'; id: string }
  /** Words of the allowance may have been used. */
  | { type: 'charged' }
  | { type: 'upgrade' };
