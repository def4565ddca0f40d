import type { LinkState, OpenedLink, SharedText } from '@octavo/contract';
import type { CommentingActor, CommentingEmitted } from '../commenting/index.ts';
import type { Failure } from '../failure.ts';
import type { Relayed } from '../relay.ts';
import type { LineRun } from '../references/references.types.ts';

/** Citations and references of a text in its citation style. */
export interface Formatted {
  /** In the order of the text. */
  readonly citations: readonly (readonly LineRun[])[];
  readonly references: readonly { readonly number: string | null; readonly line: readonly LineRun[] }[];
}

export interface ReadingContext {
  readonly token: string;
  /** As typed; used once. */
  readonly password: string;
  readonly link: OpenedLink | null;
  readonly text: SharedText | null;
  readonly formatted: Formatted | null;
  /** The latest version of the text that is known of. */
  readonly newest: number;
  readonly failure: Failure | null;
  /** Null where the link only lets read. */
  readonly commenting: CommentingActor | null;
  /** The draft for which comments were opened over the text. */
  readonly draft: string | null;
}

export type ReadingEvent =
  | { type: 'unlock'; password: string }
  | { type: 'retry' }
  | WatchReport
  /** Shows the newer version. */
  | { type: 'update' }
  | { type: 'outline.open' }
  /** With a draft: until that is sent or discarded. */
  | { type: 'comments.open'; draft?: string | null }
  | Relayed<'commenting', CommentingEmitted>
  | { type: 'drawer.close' }
  /** A text has taken the place of another. */
  | { type: 'text.replaced' };

/** What is learned by asking the server every few seconds. */
export type WatchReport =
  | { type: 'state.known'; state: LinkState }
  | { type: 'link.gone' }
  /** It has a new password. */
  | { type: 'link.locked' }
  | { type: 'connection.lost' };
