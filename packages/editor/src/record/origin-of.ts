import type { RecordedKind } from '@octavo/contract/writing-origins';
import type { Transaction } from '@tiptap/pm/state';

const origin = 'writingOrigin';

/** Where the words of a change come from, if they were not typed. */
export type ToldOrigin = Extract<
  RecordedKind,
  'dictated' | 'completion' | 'card' | 'local' | 'tools' | 'correction'
>;

/** Marks where the words of a change come from. */
export const comingFrom = (tr: Transaction, told: ToldOrigin): Transaction => tr.setMeta(origin, told);

/** Where the words of a change come from, according to the marks set by the editor and its parts. */
export function originOf(tr: Transaction): ToldOrigin | 'typed' | 'pasted' | 'undone' {
  const root: unknown = tr.getMeta('appendedTransaction');
  if (isTransaction(root)) return originOf(root);
  const told: ToldOrigin | undefined = tr.getMeta(origin);
  if (told !== undefined) return told;
  if (tr.getMeta('history$') !== undefined) return 'undone';
  const event: unknown = tr.getMeta('uiEvent');
  return event === 'paste' || event === 'drop' ? 'pasted' : 'typed';
}

const isTransaction = (value: unknown): value is Transaction =>
  typeof value === 'object' && value !== null && 'getMeta' in value;
