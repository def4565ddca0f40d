import { recoveryMachine } from '@octavo/machines/recovery';
import { fromPromise } from 'xstate';
import { discardWords, keepWords } from '../journal/answer-words.ts';
import { journal } from '../journal/journal.ts';
import { settling } from './unsettled-saves.ts';

/** Handles text left of documents that are gone, on the real server and the real journal. */
export const wired = recoveryMachine.provide({
  actors: {
    // Counted as a save, so that the next list waits for it.
    keep: fromPromise(({ input }) => settling(() => keepWords(input, journal))),
    discard: fromPromise(({ input }) => discardWords(input, journal)),
  },
});
