import { fromCallback, fromPromise, setup } from 'xstate';
import { accountMachine } from '../account/account.machine.ts';
import { brainstormMachine } from '../brainstorm/brainstorm.machine.ts';
import { changelogMachine } from '../changelog/changelog.machine.ts';
import { pricesMachine } from '../prices/prices.machine.ts';
import { deletionMachine } from '../deletion/deletion.machine.ts';
import { detailsMachine } from '../details/details.machine.ts';
import { dictionaryMachine } from '../dictionary/dictionary.machine.ts';
import { devicesMachine } from '../devices/devices.machine.ts';
import { feedbackMachine } from '../feedback/feedback.machine.ts';
import { essayMachine } from '../essay/essay.machine.ts';
import { favouritesMachine } from '../favourites/favourites.machine.ts';
import { greetingMachine } from '../greeting/greeting.machine.ts';
import { historyMachine } from '../history/history.machine.ts';
import { homeMachine } from '../home/home.machine.ts';
import { importMachine } from '../import/import.machine.ts';
import { installMachine } from '../install/install.machine.ts';
import { loginMachine } from '../login/login.machine.ts';
import { navigationMachine } from '../navigation/navigation.machine.ts';
import { notificationsMachine } from '../notifications/notifications.machine.ts';
import { overlayMachine } from '../overlay/overlay.machine.ts';
import { paymentReturnMachine } from '../payment-return/payment-return.machine.ts';
import { pictureMachine } from '../picture/picture.machine.ts';
import { preferencesMachine } from '../preferences/preferences.machine.ts';
import { profileMachine } from '../profile/profile.machine.ts';
import { recommendationMachine } from '../recommendation/recommendation.machine.ts';
import { referralMachine } from '../referral/referral.machine.ts';
import { rowMachine } from '../row/row.machine.ts';
import { samplesMachine } from '../samples/samples.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { sharingMachine } from '../sharing/sharing.machine.ts';
import { sidebarMachine } from '../sidebar/sidebar.machine.ts';
import { searchMachine } from '../search/search.machine.ts';
import { starredMachine } from '../starred/starred.machine.ts';
import { trashMachine } from '../trash/trash.machine.ts';
import { updateMachine } from '../update/update.machine.ts';
import { upgradeMachine } from '../upgrade/upgrade.machine.ts';
import { withdrawalMachine } from '../withdrawal/withdrawal.machine.ts';
import type { Route } from '../navigation/route.ts';
import { notProvided } from '../not-provided.ts';
import { relay } from '../relay.ts';
import type { AppContext, AppEvent, AppInput, DeskLogic, VisitEvent } from './app.types.ts';
import { untilSaved } from './until-saved.ts';

export const appSetup = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    tags: {} as 'visible' | 'busy' | 'failed' | Route['page'],
  },
  actors: {
    session: sessionMachine,
    navigation: navigationMachine,
    account: accountMachine,
    preferences: preferencesMachine,
    favourites: favouritesMachine,
    notifications: notificationsMachine,
    overlay: overlayMachine,
    sidebar: sidebarMachine,
    home: homeMachine,
    samples: samplesMachine,
    import: importMachine,
    greeting: greetingMachine,
    history: historyMachine,
    changelog: changelogMachine,
    prices: pricesMachine,
    search: searchMachine,
    starred: starredMachine,
    row: rowMachine,
    trash: trashMachine,
    deletion: deletionMachine,
    login: loginMachine,
    profile: profileMachine,
    sharing: sharingMachine,
    picture: pictureMachine,
    devices: devicesMachine,
    details: detailsMachine,
    feedback: feedbackMachine,
    recommendation: recommendationMachine,
    install: installMachine,
    brainstorm: brainstormMachine,
    essay: essayMachine,
    dictionary: dictionaryMachine,
    update: updateMachine,
    upgrade: upgradeMachine,
    'payment-return': paymentReturnMachine,
    referral: referralMachine,
    withdrawal: withdrawalMachine,
    relay,
    untilSaved,
    /** Counts the pages that are shown, unless the reader asks not to be tracked. */
    visits: fromCallback<VisitEvent>(() => notProvided('app.visits')),
    /** Fetches what a document needs and gives a desk that is not running yet. */
    fetchDesk: fromPromise<DeskLogic, { id: string }>(async () => notProvided('app.fetchDesk')),
  },
});
