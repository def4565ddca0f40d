import type { DocumentContent } from '@octavo/contract';
import type { ActorRefFrom } from 'xstate';
import type { DictionaryChange, DictionaryEmitted } from '../dictionary/dictionary.types.ts';
import type { FlowsOf, RelayedFrom } from '../flows-of.ts';
import type { FlowUnreachable } from '../late.ts';
import type { Route } from '../navigation/route.ts';
import type { AlertTopic, Message, ToastContent } from '../notifications/notifications.types.ts';
import type { OverlayName } from '../overlay/overlay-name.ts';
import type { Preferences } from '../preferences/preferences.types.ts';
import type { OverlayCommand, Relayed } from '../relay.ts';
import type { suggestionsMachine } from '../suggestions/suggestions.machine.ts';
import type { SuggestionsEmitted, IgnoreList } from '../suggestions/suggestions.types.ts';
import type { FirstDeskMachines } from './first-machines.ts';
import type { LateDeskMachines } from './late-machines.ts';

/** The flows of one document, by name. */
export type DeskFlows = FlowsOf<FirstDeskMachines> &
  FlowsOf<LateDeskMachines> & {
    /** Set once there is a text to check. */
    readonly suggestions?: ActorRefFrom<typeof suggestionsMachine>;
  };

export interface DeskInput {
  readonly id: string;
  /** The document was just written for the reader: suggestions wait until requested (SPEC §4). */
  readonly halted?: boolean;
  readonly preferences: Preferences;
  readonly ignoreList: IgnoreList;
}

export interface DeskContext extends DeskInput {
  /** Part of the essay is withheld (SPEC §4). */
  readonly isIncomplete: boolean;
  readonly flows: DeskFlows;
}

/** Moves the labels of an essay back to their paragraphs after a change has displaced one (SPEC §4). */
type PositionSectionButtons = { type: 'position-section-buttons' };

/** Reports of the editor that concern other flows. */
export type EditorReport =
  | { type: 'editor.pasteRefused' }
  | { type: 'editor.nestingRefused'; levels: number }
  /** A text that was left unsaved has become a separate document. */
  | { type: 'editor.recovered'; title: string }
  | { type: 'editor.limitReached' }
  /** The user wants an essay on a point of a board. */
  | { type: 'editor.essayWanted'; topic: string }
  | PositionSectionButtons
  /** An AI card was charged. */
  | { type: 'editor.wordsSpent' };

export interface EditorInput {
  readonly id: string;
  readonly document: DeskFlows['document'];
}

/** Commands to the editor. */
export type EditorCommand =
  | { type: 'load'; content: DocumentContent }
  /** Replaces the content of the open editor (SPEC §4). */
  | { type: 'change-content'; content: DocumentContent }
  | PositionSectionButtons
  /** Inserts dictated text at the caret. */
  | { type: 'dictate'; text: string }
  /** Close open cards and report changes that are held back: the document is about to be left. */
  | { type: 'settle' };

/** A dialog of the document opens or closes. */
type DialogCommand = OverlayCommand<OverlayName, 'overlay.open' | 'overlay.close'>;

export type DeskEvent =
  | EditorReport
  | FlowUnreachable
  | RelayedFrom<FirstDeskMachines>
  | RelayedFrom<LateDeskMachines>
  | Relayed<'suggestions', SuggestionsEmitted>
  | DialogCommand
  | Relayed<'dictionary', Extract<DictionaryEmitted, { type: 'changed' }>>
  | { type: 'preferences.change'; change: Partial<Preferences> }
  | { type: 'overlay.dismissed'; name: OverlayName }
  | { type: 'fetch-tags' }
  /** What the account is entitled to. */
  | { type: 'account.known'; pro: boolean }
  | { type: 'close' };

/** Events of the desk for the app. */
export type DeskEmitted =
  | { type: 'missing' }
  | { type: 'moved'; route: Route }
  | { type: 'alert'; message: Message; about?: AlertTopic }
  | { type: 'toast'; toast: ToastContent }
  | { type: 'words.spent' }
  | { type: 'essay.wanted'; topic: string }
  | { type: 'open-upgrade-panel' }
  | { type: 'fetch-tags' }
  /** For the dictionary of the account. */
  | { type: 'dictionary'; change: DictionaryChange }
  | { type: 'preferences.set'; change: Partial<Preferences> }
  | DialogCommand;
