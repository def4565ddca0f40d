import { dictionaryMachine } from '@octavo/machines/dictionary';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

export const wiredDictionary = dictionaryMachine.provide({
  actors: {
    load: fromPromise(({ signal }) => call('writingPreferences', { signal })),
    save: fromPromise(({ input: { change }, signal }) =>
      call('changeWritingPreferences', { body: change, signal }),
    ),
  },
});
