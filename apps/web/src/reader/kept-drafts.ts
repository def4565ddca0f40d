import type { Draft, KeepCommand, KeptDrafts, KeptReport } from '@octavo/machines/commenting';
import { fromCallback } from 'xstate';

const keyOf = (linkId: string): string => `octavo_drafts:${linkId}`;

/** Half-written comments stay with their window: a reload keeps them, and others at this device never see them. */
export const keptDrafts = fromCallback<KeepCommand, { readonly linkId: string }, KeptReport>(
  ({ input: { linkId }, receive, sendBack }) => {
    const found = read(linkId);
    if (found !== null) sendBack({ type: 'kept', ...found });
    receive(({ drafts, nameDraft, email }) => write(linkId, { drafts, nameDraft, email }));
  },
);

function read(linkId: string): KeptDrafts | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(linkId)) ?? 'null');
    if (!isRecord(found)) return null;
    const { drafts, nameDraft, email } = found;
    return {
      drafts: Array.isArray(drafts) ? drafts.filter(isDraft) : [],
      nameDraft: typeof nameDraft === 'string' ? nameDraft : '',
      email: typeof email === 'string' ? email : '',
    };
  } catch {
    return null;
  }
}

function write(linkId: string, kept: KeptDrafts): void {
  try {
    sessionStorage.setItem(keyOf(linkId), JSON.stringify(kept));
  } catch {
    // A private window may refuse: then they last until the page is left.
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Written by this page, maybe by an earlier version of it. */
const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  typeof value['text'] === 'string' &&
  isRecord(value['target']) &&
  typeof value['target']['type'] === 'string';
