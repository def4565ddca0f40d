import type { AccountType } from '@octavo/contract';
import type { ActorRefFrom } from 'xstate';
import type { deskMachine } from '../desk/desk.machine.ts';
import type { DeskEmitted } from '../desk/desk.types.ts';
import type { FlowsOf, RelayedFrom } from '../flows-of.ts';
import type { FlowUnreachable } from '../late.ts';
import type { Route } from '../navigation/route.ts';
import type { OverlayEmitted, overlayMachine } from '../overlay/overlay.machine.ts';
import type { OverlayName } from '../overlay/overlay-name.ts';
import type { ReturnAddress } from '../payment-return/payment-return.machine.ts';
import type { Preferences, PreferencesInput } from '../preferences/preferences.types.ts';
import type { LeftWords } from '../recovery/recovery.types.ts';
import type { OverlayCommand, Relayed } from '../relay.ts';
import type { IgnoreList } from '../suggestions/suggestions.types.ts';
import type { FirstMachines } from './first-machines.ts';
import type { LateMachines } from './late-machines.ts';
import type { DocumentSaved } from './until-saved.ts';

/** The flows that live as long as the page, by name. */
export type AppFlows = FlowsOf<FirstMachines> &
  FlowsOf<LateMachines> & { readonly overlay: ActorRefFrom<typeof overlayMachine> };

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
  readonly ignoreList: IgnoreList;
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

/** The lists may have changed: the connection is back or lost, or a text left unsaved has been saved. */
export type LeftTextsReport =
  | { readonly type: 'lists.stale' }
  /** All texts that their owner must be asked about. */
  | { readonly type: 'words.left'; readonly words: readonly LeftWords[] };

/** The texts left unsaved may have changed. Looked at when the page is idle, or at once where somebody waits for them. */
export type LeftTextsCommand = { readonly type: 'look' } | { readonly type: 'look.now' };

export type AppEvent =
  | LeftTextsReport
  | RelayedFrom<FirstMachines>
  | RelayedFrom<LateMachines>
  | Relayed<'overlay', OverlayEmitted>
  | OverlayCommand<OverlayName>
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
