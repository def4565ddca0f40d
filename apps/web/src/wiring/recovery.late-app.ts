import { discardWords, keepWords } from '@octavo/journal/answer-words';
import { deviceJournal } from '@octavo/journal/indexed-db-journal';
import { recoveryMachine } from '@octavo/machines/recovery';
import { fromPromise } from 'xstate';
import { journalServer } from './journal-server.ts';
import { settling } from './unsettled-saves.ts';

/** Handles text left of documents that are gone, on the real server and the real journal. */
export const wired = recoveryMachine.provide({
  actors: {
    // Counted as a save, so that the next list waits for it.
    keep: fromPromise(({ input }) => settling(() => keepWords(input, deviceJournal, journalServer))),
    discard: fromPromise(({ input }) => discardWords(input, deviceJournal)),
  },
});
