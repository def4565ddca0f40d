import { appMachine, lateAppFlows } from '@octavo/machines/app';
import { whenIdle } from '@octavo/ui/when-idle';
import i18next from 'i18next';
import { fromPromise } from 'xstate';
import { interruptedEssay } from '../storage/interrupted-essay.ts';
import { wiredAccount } from './account.ts';
import { wiredDictionary } from './dictionary.ts';
import { wiredFavourites } from './favourites.ts';
import { wiredGreeting } from './greeting.ts';
import { wiredHome } from './home.ts';
import { wiredInstall } from './install.ts';
import { wiredLeftTexts } from './left-texts.ts';
import { wiredNavigation } from './navigation.ts';
import { wiredNotifications } from './notifications.ts';
import { wiredOverlay } from './overlay.ts';
import { wiredPreferences } from './preferences.ts';
import { wiredSamples } from './samples.ts';
import { wiredSession } from './session.ts';
import { wiredVisits } from './visits.ts';
import { wiredUpdate } from './update.ts';

/** The code of a document's page. */
export const deskCode = () => import('./desk.ts');

export const wiredApp = appMachine.provide({
  actors: {
    ...lateAppFlows(
      async () => (await import('./late-machines.ts')).lateMachines,
      // An essay that was being written when the page was left continues at once.
      (name, fetch) => (name === 'essay' && interruptedEssay() !== null ? fetch() : whenIdle(fetch)),
    ),
    session: wiredSession,
    navigation: wiredNavigation,
    account: wiredAccount,
    preferences: wiredPreferences,
    favourites: wiredFavourites,
    notifications: wiredNotifications,
    overlay: wiredOverlay,
    home: wiredHome,
    samples: wiredSamples,
    greeting: wiredGreeting,
    install: wiredInstall,
    visits: wiredVisits,
    leftTexts: wiredLeftTexts,
    dictionary: wiredDictionary,
    update: wiredUpdate,
    fetchDesk: fromPromise(async ({ input: { id }, signal }) => {
      // Together with its texts: a page that suspends for them after opening would be opened a second time.
      const [{ wireDesk }] = await Promise.all([
        deskCode(),
        i18next.loadNamespaces([
          'document',
          'editor',
          'goal',
          'panel',
          'suggestions',
          'completion',
          'make-local',
          'rewriting',
          'limit',
          'voice',
        ]),
      ]);
      signal.throwIfAborted();
      return wireDesk(id);
    }),
  },
});
