import { appMachine } from '@octavo/machines/app';
import i18next from 'i18next';
import { fromPromise } from 'xstate';
import { wiredAccount } from './account.ts';
import { wiredBrainstorm } from './brainstorm.ts';
import { wiredChangelog } from './changelog.ts';
import { wiredPrices } from './prices.ts';
import { wiredDeletion } from './deletion.ts';
import { wiredDetails } from './details.ts';
import { wiredDevices } from './devices.ts';
import { wiredEssay } from './essay.ts';
import { wiredDictionary } from './dictionary.ts';
import { wiredFavourites } from './favourites.ts';
import { wiredFeedback } from './feedback.ts';
import { wiredGreeting } from './greeting.ts';
import { wiredHistory } from './history.ts';
import { wiredHome } from './home.ts';
import { wiredImport } from './import.ts';
import { wiredInstall } from './install.ts';
import { wiredLogin } from './login.ts';
import { wiredNavigation } from './navigation.ts';
import { wiredOverlay } from './overlay.ts';
import { wiredPaymentReturn } from './payment-return.ts';
import { wiredPicture } from './picture.ts';
import { wiredPreferences } from './preferences.ts';
import { wiredProfile } from './profile.ts';
import { wiredRecommendation } from './recommendation.ts';
import { wiredReferral } from './referral.ts';
import { wiredRow } from './row.ts';
import { wiredSamples } from './samples.ts';
import { wiredSession } from './session.ts';
import { wiredSharing } from './sharing.ts';
import { wiredSearch } from './search.ts';
import { wiredStarred } from './starred.ts';
import { wiredTrash } from './trash.ts';
import { wiredVisits } from './visits.ts';
import { wiredUpdate } from './update.ts';
import { wiredUpgrade } from './upgrade.ts';
import { wiredWithdrawal } from './withdrawal.ts';

export const wiredApp = appMachine.provide({
  actors: {
    session: wiredSession,
    navigation: wiredNavigation,
    account: wiredAccount,
    preferences: wiredPreferences,
    favourites: wiredFavourites,
    overlay: wiredOverlay,
    home: wiredHome,
    samples: wiredSamples,
    import: wiredImport,
    greeting: wiredGreeting,
    history: wiredHistory,
    changelog: wiredChangelog,
    prices: wiredPrices,
    search: wiredSearch,
    starred: wiredStarred,
    row: wiredRow,
    trash: wiredTrash,
    deletion: wiredDeletion,
    login: wiredLogin,
    profile: wiredProfile,
    sharing: wiredSharing,
    picture: wiredPicture,
    devices: wiredDevices,
    details: wiredDetails,
    feedback: wiredFeedback,
    recommendation: wiredRecommendation,
    install: wiredInstall,
    visits: wiredVisits,
    brainstorm: wiredBrainstorm,
    essay: wiredEssay,
    dictionary: wiredDictionary,
    update: wiredUpdate,
    upgrade: wiredUpgrade,
    'payment-return': wiredPaymentReturn,
    referral: wiredReferral,
    withdrawal: wiredWithdrawal,
    fetchDesk: fromPromise(async ({ input: { id }, signal }) => {
      // With its texts: a page that waits for them after it was opened would be opened anew.
      const [{ wireDesk }] = await Promise.all([
        import('./desk.ts'),
        i18next.loadNamespaces([
          'editor',
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
