import type { RecordedKind } from '@octavo/contract/writing-origins';
import type { Transaction } from '@tiptap/pm/state';

const origin = 'writingOrigin';

/** Where the words of a change come from, if they were not typed. */
export type GivenOrigin = Extract<
  RecordedKind,
  'dictated' | 'completion' | 'card' | 'local' | 'tools' | 'correction'
>;

/** Marks where the words of a change come from. */
export const comingFrom = (tr: Transaction, given: GivenOrigin): Transaction => tr.setMeta(origin, given);

/** Where the words of a change come from, according to the marks set by the editor and its parts. */
export function originOf(tr: Transaction): GivenOrigin | 'typed' | 'pasted' | 'undone' {
  const root: unknown = tr.getMeta('appendedTransaction');
  if (isTransaction(root)) return originOf(root);
  const given: GivenOrigin | undefined = tr.getMeta(origin);
  if (given !== undefined) return given;
  if (tr.getMeta('history$') !== undefined) return 'undone';
  const event: unknown = tr.getMeta('uiEvent');
  return event === 'paste' || event === 'drop' ? 'pasted' : 'typed';
}

const isTransaction = (value: unknown): value is Transaction =>
  typeof value === 'object' && value !== null && 'getMeta' in value;
