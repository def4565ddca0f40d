/** A document by the name that the question names it by. */
export interface NamedDocument {
  readonly id: string;
  readonly title: string;
}

/** Into the trash, out of it for good, or all that lies in it for good. */
export type DeletionTask =
  | { readonly kind: 'trash' | 'forever'; readonly document: NamedDocument }
  | { readonly kind: 'all'; readonly count: number };

export interface DeletionContext {
  /** What was asked for last. */
  readonly task: DeletionTask | null;
}

export type DeletionEvent = { type: 'ask'; task: DeletionTask } | { type: 'confirm' } | { type: 'dismiss' };

export type DeletionEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'done'; task: DeletionTask }
  | { type: 'refused'; message: string };
