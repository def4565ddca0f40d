import { changelogMachine } from '@octavo/machines/changelog';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { currentLanguage } from '../i18n.ts';
import { languageChanges } from './language-changes.ts';

export const wired = changelogMachine.provide({
  actors: {
    // In the query, because the cookie is shared by all windows, while the offline cache works by address.
    load: fromPromise(({ signal }) => call('changelog', { query: { lng: currentLanguage() }, signal })),
    language: languageChanges(),
  },
});
