import { appMachine } from '@octavo/machines/app';
import i18next from 'i18next';
import { fromPromise } from 'xstate';
import { wiredAccount } from './account.ts';
import { wiredFavourites } from './favourites.ts';
import { wiredHome } from './home.ts';
import { wiredLogin } from './login.ts';
import { wiredNavigation } from './navigation.ts';
import { wiredOverlay } from './overlay.ts';
import { wiredPreferences } from './preferences.ts';
import { wiredProfile } from './profile.ts';
import { wiredSession } from './session.ts';
import { wiredSharing } from './sharing.ts';

export const wiredApp = appMachine.provide({
  actors: {
    session: wiredSession,
    navigation: wiredNavigation,
    account: wiredAccount,
    preferences: wiredPreferences,
    favourites: wiredFavourites,
    overlay: wiredOverlay,
    home: wiredHome,
    login: wiredLogin,
    profile: wiredProfile,
    sharing: wiredSharing,
    fetchDesk: fromPromise(async ({ input: { id }, signal }) => {
      // With its texts: a page that waits for them after it was opened would be opened anew.
      const [{ wireDesk }] = await Promise.all([
        import('./desk.ts'),
        i18next.loadNamespaces(['editor', 'panel', 'suggestions']),
      ]);
      signal.throwIfAborted();
      return wireDesk(id);
    }),
  },
});
