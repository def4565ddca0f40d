import type { JournalServer } from '@octavo/journal/journal-server';
import { call, callAs } from '../api/call.ts';
import { accountOf } from '../device/account-mark.ts';
import { currentAccount } from './current-account.ts';

/** The real server, as the journal knows it. */
export const journalServer: JournalServer = {
  get: async (id, signal) => {
    const { answer, mark } = await callAs('getDocument', { params: { id }, signal });
    return { document: answer.doc, account: mark === null ? null : accountOf(mark) };
  },
  save: (documentId, body) => call('saveDocument', { params: { documentId }, body }),
  createBlank: (title) => call('createBlankDocument', { body: { title } }),
  deleteForGood: (id) => call('deleteDocument', { params: { id }, query: { permanent: '1' } }),
  currentAccount,
};
