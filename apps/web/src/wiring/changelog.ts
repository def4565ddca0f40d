import { changelogMachine } from '@octavo/machines/changelog';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { currentLanguage } from '../i18n.ts';
import { languageChanges } from './language-changes.ts';

export const wiredChangelog = changelogMachine.provide({
  actors: {
    // A cookie belongs to all windows, and what is kept for the time without a connection to one address.
    load: fromPromise(({ signal }) => call('changelog', { query: { lng: currentLanguage() }, signal })),
    language: languageChanges(),
  },
});
