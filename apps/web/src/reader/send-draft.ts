import type { DocumentComment } from '@octavo/contract';
import type { Draft, Sent } from '@octavo/machines/commenting';
import { call } from '../api/call.ts';

/** Sends a draft, after the reader's name where it is not known yet. */
export async function sendDraft(
  { linkId, name, draft }: Sent,
  signal: AbortSignal,
): Promise<DocumentComment> {
  const params = { linkId };
  if (name !== null) await call('nameReader', { params, body: { name }, signal });
  const { target, text } = draft;
  if (target.type === 'edit') {
    return call('editComment', { params: { linkId, commentId: target.id }, body: { text }, signal });
  }
  return call('addComment', { params, body: { ...placeOf(target), ...saidIn(draft) }, signal });
}

function placeOf(target: Exclude<Draft['target'], { readonly type: 'edit' }>) {
  return target.type === 'answer'
    ? { thread: target.thread }
    : { anchor: target.anchor, ...(target.type === 'mark' && { mark: target.mark }) };
}

const saidIn = ({ text, proposal }: Draft) => ({ text, ...(proposal !== null && { proposal }) });
