import { wordCountMachine } from '@octavo/machines/word-count';
import { fromCallback } from 'xstate';
import { keep } from '../local-storage.ts';

export const showWordCountKey = 'show_word_count';

export const wiredWordCount = wordCountMachine.provide({
  actors: {
    store: fromCallback<{ type: 'write'; shown: boolean }>(({ receive }) => {
      receive(({ shown }) => keep(showWordCountKey, String(shown)));
    }),
  },
});
