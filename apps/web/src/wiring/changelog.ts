import { changelogMachine } from '@octavo/machines/changelog';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { languageChanges } from './language-changes.ts';

export const wiredChangelog = changelogMachine.provide({
  actors: {
    load: fromPromise(({ signal }) => call('changelog', { signal })),
    language: languageChanges(),
  },
});
