import { commentingMachine } from '@octavo/machines/commenting';
import { readingMachine } from '@octavo/machines/reading';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { keptDrafts } from './kept-drafts.ts';
import { sendDraft } from './send-draft.ts';
import { watchLink } from './watch-link.ts';

const wiredCommenting = commentingMachine.provide({
  actors: {
    drafts: keptDrafts,
    load: fromPromise(({ input: { linkId }, signal }) =>
      call('sharedComments', { params: { linkId }, signal }),
    ),
    send: fromPromise(({ input, signal }) => sendDraft(input, signal)),
    takeBack: fromPromise(({ input: { linkId, id }, signal }) =>
      call('takeBackComment', { params: { linkId, commentId: id }, signal }),
    ),
    saveSettings: fromPromise(async ({ input: { linkId, name, email }, signal }) => {
      await call('nameReader', { params: { linkId }, body: { name }, signal });
      await call('setReaderMail', { params: { linkId }, body: { email }, signal });
    }),
  },
});

/** The machine of a reader's page on the real server. */
export const wiredReading = readingMachine.provide({
  actors: {
    commenting: wiredCommenting,
    open: fromPromise(({ input: { token, password }, signal }) =>
      call('openLink', { body: { token, ...(password !== '' && { password }) }, signal }),
    ),
    load: fromPromise(({ input: { linkId }, signal }) => call('sharedText', { params: { linkId }, signal })),
    // Its code is fetched once the text can be read.
    format: fromPromise(async ({ input: { text } }) => (await import('./format-text.ts')).formatText(text)),
    watch: watchLink,
  },
});
