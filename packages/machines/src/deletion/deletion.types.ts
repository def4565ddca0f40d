/** A document with the title shown in the question. */
export interface NamedDocument {
  readonly id: string;
  readonly title: string;
}

/** Move to the trash, delete for good, or empty the trash. */
export type DeletionTask =
  | { readonly kind: 'trash' | 'forever'; readonly document: NamedDocument }
  | { readonly kind: 'all'; readonly count: number };

export interface DeletionContext {
  /** The last task that was requested. */
  readonly task: DeletionTask | null;
}

export type DeletionEvent = { type: 'ask'; task: DeletionTask } | { type: 'confirm' } | { type: 'dismiss' };

export type DeletionEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'done'; task: DeletionTask }
  | { type: 'refused'; message: string };
