import type { Transaction } from '@tiptap/pm/state';

const meta = 'unreported';

/** Keeps a change out of the undo history, and from being reported as an edit. */
export const unreported = (tr: Transaction): Transaction =>
  tr.setMeta('addToHistory', false).setMeta(meta, true);

export const isUnreported = (tr: Transaction): boolean => tr.getMeta(meta) !== undefined;
