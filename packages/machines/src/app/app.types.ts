import type { AccountType } from '@octavo/contract';
import type { ActorRefFrom } from 'xstate';
import type { accountMachine } from '../account/account.machine.ts';
import type { AccountEmitted } from '../account/account.types.ts';
import type { brainstormMachine } from '../brainstorm/brainstorm.machine.ts';
import type { BrainstormEmitted } from '../brainstorm/brainstorm.types.ts';
import type { DeletionEmitted } from '../deletion/deletion.types.ts';
import type { changelogMachine } from '../changelog/changelog.machine.ts';
import type { pricesMachine } from '../prices/prices.machine.ts';
import type { deletionMachine } from '../deletion/deletion.machine.ts';
import type { deskMachine } from '../desk/desk.machine.ts';
import type { DeskEmitted } from '../desk/desk.types.ts';
import type { Unheard } from '../suggestions/suggestions.types.ts';
import type { DetailsEmitted, detailsMachine } from '../details/details.machine.ts';
import type { PaletteEmitted, paletteMachine } from '../palette/index.ts';
import type { FeedbackEmitted, feedbackMachine } from '../feedback/feedback.machine.ts';
import type {
  RecommendationEmitted,
  recommendationMachine,
} from '../recommendation/recommendation.machine.ts';
import type { InstallEmitted, installMachine } from '../install/install.machine.ts';
import type { DevicesEmitted, devicesMachine } from '../devices/devices.machine.ts';
import type { essayMachine } from '../essay/essay.machine.ts';
import type { EssayEmitted } from '../essay/essay.types.ts';
import type { dictionaryMachine } from '../dictionary/dictionary.machine.ts';
import type { DictionaryEmitted } from '../dictionary/dictionary.types.ts';
import type { FavouritesEmitted, favouritesMachine } from '../favourites/favourites.machine.ts';
import type { GreetingEmitted, greetingMachine } from '../greeting/greeting.machine.ts';
import type { historyMachine } from '../history/history.machine.ts';
import type { HistoryEmitted } from '../history/history.types.ts';
import type { homeMachine } from '../home/home.machine.ts';
import type { HomeEmitted } from '../home/home.types.ts';
import type { importMachine } from '../import/import.machine.ts';
import type { ImportEmitted } from '../import/import.types.ts';
import type { FlowUnreachable } from '../late.ts';
import type { loginMachine } from '../login/login.machine.ts';
import type { LoginEmitted } from '../login/login.types.ts';
import type { NavigationEmitted, navigationMachine } from '../navigation/navigation.machine.ts';
import type { Route } from '../navigation/route.ts';
import type { notificationsMachine } from '../notifications/notifications.machine.ts';
import type { NotificationsEmitted } from '../notifications/notifications.types.ts';
import type { OverlayEmitted, overlayMachine } from '../overlay/overlay.machine.ts';
import type {
  PaymentReturnEmitted,
  paymentReturnMachine,
  ReturnAddress,
} from '../payment-return/payment-return.machine.ts';
import type { PictureEmitted, pictureMachine } from '../picture/picture.machine.ts';
import type { preferencesMachine } from '../preferences/preferences.machine.ts';
import type { Preferences, PreferencesEmitted, PreferencesInput } from '../preferences/preferences.types.ts';
import type { profileMachine, ProfileEmitted } from '../profile/profile.machine.ts';
import type { recoveryMachine } from '../recovery/recovery.machine.ts';
import type { LeftWords, RecoveryEmitted } from '../recovery/recovery.types.ts';
import type { Relayed } from '../relay.ts';
import type { ReferralEmitted, referralMachine } from '../referral/referral.machine.ts';
import type { rowMachine } from '../row/row.machine.ts';
import type { RowEmitted } from '../row/row.types.ts';
import type { samplesMachine } from '../samples/samples.machine.ts';
import type { SamplesEmitted } from '../samples/samples.types.ts';
import type { SessionEmitted, sessionMachine } from '../session/session.machine.ts';
import type { sharingMachine } from '../sharing/sharing.machine.ts';
import type { SharingEmitted } from '../sharing/sharing.types.ts';
import type { sidebarMachine } from '../sidebar/sidebar.machine.ts';
import type { searchMachine } from '../search/search.machine.ts';
import type { StarredEmitted, starredMachine } from '../starred/starred.machine.ts';
import type { DocumentSaved } from './until-saved.ts';
import type { trashMachine } from '../trash/trash.machine.ts';
import type { UpdateEmitted, updateMachine } from '../update/update.machine.ts';
import type { upgradeMachine } from '../upgrade/upgrade.machine.ts';
import type { UpgradeEmitted } from '../upgrade/upgrade.types.ts';
import type { TrashEmitted } from '../trash/trash.types.ts';
import type { WithdrawalEmitted, withdrawalMachine } from '../withdrawal/withdrawal.machine.ts';

/** The flows that live as long as the page, by name. */
export interface AppFlows {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly account: ActorRefFrom<typeof accountMachine>;
  readonly preferences: ActorRefFrom<typeof preferencesMachine>;
  readonly favourites: ActorRefFrom<typeof favouritesMachine>;
  readonly notifications: ActorRefFrom<typeof notificationsMachine>;
  readonly overlay: ActorRefFrom<typeof overlayMachine>;
  readonly sidebar: ActorRefFrom<typeof sidebarMachine>;
  readonly home: ActorRefFrom<typeof homeMachine>;
  readonly samples: ActorRefFrom<typeof samplesMachine>;
  readonly import: ActorRefFrom<typeof importMachine>;
  readonly greeting: ActorRefFrom<typeof greetingMachine>;
  readonly history: ActorRefFrom<typeof historyMachine>;
  readonly changelog: ActorRefFrom<typeof changelogMachine>;
  readonly prices: ActorRefFrom<typeof pricesMachine>;
  readonly search: ActorRefFrom<typeof searchMachine>;
  readonly starred: ActorRefFrom<typeof starredMachine>;
  readonly row: ActorRefFrom<typeof rowMachine>;
  readonly trash: ActorRefFrom<typeof trashMachine>;
  readonly deletion: ActorRefFrom<typeof deletionMachine>;
  readonly login: ActorRefFrom<typeof loginMachine>;
  readonly profile: ActorRefFrom<typeof profileMachine>;
  readonly sharing: ActorRefFrom<typeof sharingMachine>;
  readonly picture: ActorRefFrom<typeof pictureMachine>;
  readonly devices: ActorRefFrom<typeof devicesMachine>;
  readonly details: ActorRefFrom<typeof detailsMachine>;
  readonly feedback: ActorRefFrom<typeof feedbackMachine>;
  readonly palette: ActorRefFrom<typeof paletteMachine>;
  readonly recommendation: ActorRefFrom<typeof recommendationMachine>;
  readonly recovery: ActorRefFrom<typeof recoveryMachine>;
  readonly install: ActorRefFrom<typeof installMachine>;
  readonly brainstorm: ActorRefFrom<typeof brainstormMachine>;
  readonly essay: ActorRefFrom<typeof essayMachine>;
  readonly dictionary: ActorRefFrom<typeof dictionaryMachine>;
  readonly update: ActorRefFrom<typeof updateMachine>;
  readonly upgrade: ActorRefFrom<typeof upgradeMachine>;
  readonly 'payment-return': ActorRefFrom<typeof paymentReturnMachine>;
  readonly referral: ActorRefFrom<typeof referralMachine>;
  readonly withdrawal: ActorRefFrom<typeof withdrawalMachine>;
}

/** What the query of the address asks for (SPEC §2). */
export interface Arrival {
  /** `?pay=1`: open the upgrade panel. */
  readonly pay: boolean;
  /** `?pro=1`: back from a payment. */
  readonly pro: boolean;
  /** The payment that the user returns from. */
  readonly payment: ReturnAddress | null;
}

export interface AppInput extends PreferencesInput {
  /** The path that the page was opened with. */
  readonly path: string;
  /** The page was reloaded because of a new session. */
  readonly reloaded: boolean;
  readonly arrival: Arrival;
}

export interface AppContext {
  readonly flows: AppFlows;
  readonly route: Route;
  /** Current preferences, for the next desk. */
  readonly preferences: Preferences;
  /** Words and rules that the account ignores, for the next desk. */
  readonly unheard: Unheard;
  /** Null until the account is known. */
  readonly accountType: AccountType | null;
  readonly pro: boolean;
  /** A newly written document: it opens with suggestions paused (SPEC §4). */
  readonly written: string | null;
  /** An anonymous account has paid for a subscription. */
  readonly paidAsVisitor: boolean;
  /** True until the first load of the account has succeeded or failed. */
  readonly accountAwaited: boolean;
  /** Whether the account button was pressed meanwhile. */
  readonly accountWanted: boolean;
  /** What the address asked for and has not been handled yet. */
  readonly arrival: Arrival;
  /** The desk of the open document. A desk that is left saves and stops by itself. */
  readonly desk: ActorRefFrom<typeof deskMachine> | null;
}

/** A desk with the real editor and server, fetched when the first document is opened. */
export type DeskLogic = typeof deskMachine;

/** A page is shown. */
export type VisitEvent = { readonly type: 'visit'; readonly page: Route['page'] };

/** The lists may have changed: the connection is back, or a text left unsaved has been saved. */
export type LeftTextsReport =
  | { readonly type: 'lists.stale' }
  /** All texts that their owner must be asked about. */
  | { readonly type: 'words.left'; readonly words: readonly LeftWords[] };

/** The texts left unsaved may have changed. */
export type LeftTextsCommand = { readonly type: 'look' };

export type AppEvent =
  | LeftTextsReport
  | Relayed<'session', SessionEmitted>
  | Relayed<'account', AccountEmitted>
  | Relayed<'navigation', NavigationEmitted>
  | Relayed<'preferences', PreferencesEmitted>
  | Relayed<'favourites', FavouritesEmitted>
  | Relayed<'notifications', NotificationsEmitted>
  | Relayed<'overlay', OverlayEmitted>
  | Relayed<'home', HomeEmitted>
  | Relayed<'samples', SamplesEmitted>
  | Relayed<'import', ImportEmitted>
  | Relayed<'greeting', GreetingEmitted>
  | Relayed<'history', HistoryEmitted>
  | Relayed<'starred', StarredEmitted>
  | Relayed<'row', RowEmitted>
  | Relayed<'trash', TrashEmitted>
  | Relayed<'deletion', DeletionEmitted>
  | Relayed<'login', LoginEmitted>
  | Relayed<'profile', ProfileEmitted>
  | Relayed<'sharing', SharingEmitted>
  | Relayed<'picture', PictureEmitted>
  | Relayed<'devices', DevicesEmitted>
  | Relayed<'details', DetailsEmitted>
  | Relayed<'feedback', FeedbackEmitted>
  | Relayed<'palette', PaletteEmitted>
  | Relayed<'recommendation', RecommendationEmitted>
  | Relayed<'install', InstallEmitted>
  | Relayed<'recovery', RecoveryEmitted>
  | Relayed<'brainstorm', BrainstormEmitted>
  | Relayed<'essay', EssayEmitted>
  | Relayed<'dictionary', DictionaryEmitted>
  | Relayed<'update', UpdateEmitted>
  | Relayed<'upgrade', UpgradeEmitted>
  | Relayed<'payment-return', PaymentReturnEmitted>
  | Relayed<'referral', ReferralEmitted>
  | Relayed<'withdrawal', WithdrawalEmitted>
  | Relayed<'desk', DeskEmitted>
  | FlowUnreachable
  | { type: 'retry' }
  /** Something needs an account, or the user asked to sign in. */
  | { type: 'open-login' }
  /** The account button of SPEC §2. */
  | { type: 'open-account' }
  | { type: 'open-withdrawal' }
  /** The gift of SPEC §2. */
  | { type: 'open-gift' }
  /** Named events of SPEC §4. */
  | { type: 'fetch-tags' }
  /** Deleted for good: the owner may have to be asked about a copy on this device. */
  | { type: 'document.gone' }
  | { type: 'change-page'; route: Route }
  | { type: 'open-upgrade-panel' }
  | DocumentSaved;
