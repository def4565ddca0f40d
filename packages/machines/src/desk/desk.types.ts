import type { DocumentContent } from '@octavo/contract';
import type { ActorRefFrom } from 'xstate';
import type { citingMachine } from '../citing/citing.machine.ts';
import type { CitingEmitted } from '../citing/citing.types.ts';
import type { completionMachine } from '../completion/completion.machine.ts';
import type { conflictMachine } from '../conflict/conflict.machine.ts';
import type { ConflictEmitted } from '../conflict/conflict.types.ts';
import type { makeLocalMachine } from '../make-local/make-local.machine.ts';
import type { MakeLocalEmitted } from '../make-local/make-local.types.ts';
import type { documentMachine } from '../document/document.machine.ts';
import type { DocumentEmitted } from '../document/document.types.ts';
import type { documentPicturesMachine } from '../document-pictures/document-pictures.machine.ts';
import type { DocumentPicturesEmitted } from '../document-pictures/document-pictures.types.ts';
import type { DownloadEmitted, downloadMachine } from '../download/download.machine.ts';
import type { findMachine } from '../find/find.machine.ts';
import type { goalMachine } from '../goal/goal.machine.ts';
import type { GoalEmitted } from '../goal/goal.types.ts';
import type { inlineCitationMachine } from '../inline-citation/inline-citation.machine.ts';
import type { InlineCitationEmitted } from '../inline-citation/inline-citation.types.ts';
import type { lockMachine } from '../lock/lock.machine.ts';
import type { LockEmitted } from '../lock/lock.types.ts';
import type { Route } from '../navigation/route.ts';
import type { AlertTopic, Message, ToastContent } from '../notifications/notifications.types.ts';
import type { OverlayName } from '../overlay/overlay.machine.ts';
import type { PanelEmitted, panelMachine } from '../panel/panel.machine.ts';
import type { Preferences } from '../preferences/preferences.types.ts';
import type { plagiarismMachine } from '../plagiarism/plagiarism.machine.ts';
import type { PlagiarismEmitted } from '../plagiarism/plagiarism.types.ts';
import type { referenceImportMachine } from '../reference-import/reference-import.machine.ts';
import type { ReferenceImportEmitted } from '../reference-import/reference-import.types.ts';
import type { referencesMachine } from '../references/references.machine.ts';
import type { ReferencesEmitted } from '../references/references.types.ts';
import type { rewritingMachine } from '../rewriting/rewriting.machine.ts';
import type { RewritingEmitted } from '../rewriting/rewriting.types.ts';
import type { FlowUnreachable } from '../late.ts';
import type { Relayed } from '../relay.ts';
import type { suggestionsMachine } from '../suggestions/suggestions.machine.ts';
import type { DictionaryChange, DictionaryEmitted } from '../dictionary/dictionary.types.ts';
import type { SuggestionsEmitted, Unheard } from '../suggestions/suggestions.types.ts';
import type { TagsEmitted, tagsMachine } from '../tags/tags.machine.ts';
import type { recordMachine } from '../record/record.machine.ts';
import type { RecordEmitted } from '../record/record.types.ts';
import type { versionsMachine } from '../versions/versions.machine.ts';
import type { VersionsEmitted } from '../versions/versions.types.ts';
import type { voiceMachine } from '../voice/voice.machine.ts';
import type { VoiceEmitted } from '../voice/voice.types.ts';

/** The flows of one document, by name. */
export interface DeskFlows {
  readonly document: ActorRefFrom<typeof documentMachine>;
  readonly panel: ActorRefFrom<typeof panelMachine>;
  readonly download: ActorRefFrom<typeof downloadMachine>;
  readonly tags: ActorRefFrom<typeof tagsMachine>;
  readonly lock: ActorRefFrom<typeof lockMachine>;
  readonly find: ActorRefFrom<typeof findMachine>;
  readonly goal: ActorRefFrom<typeof goalMachine>;
  readonly versions: ActorRefFrom<typeof versionsMachine>;
  readonly record: ActorRefFrom<typeof recordMachine>;
  readonly conflict: ActorRefFrom<typeof conflictMachine>;
  readonly 'make-local': ActorRefFrom<typeof makeLocalMachine>;
  readonly rewriting: ActorRefFrom<typeof rewritingMachine>;
  readonly completion: ActorRefFrom<typeof completionMachine>;
  readonly citing: ActorRefFrom<typeof citingMachine>;
  readonly references: ActorRefFrom<typeof referencesMachine>;
  readonly 'inline-citation': ActorRefFrom<typeof inlineCitationMachine>;
  readonly 'document-pictures': ActorRefFrom<typeof documentPicturesMachine>;
  readonly 'reference-import': ActorRefFrom<typeof referenceImportMachine>;
  readonly plagiarism: ActorRefFrom<typeof plagiarismMachine>;
  readonly voice: ActorRefFrom<typeof voiceMachine>;
  /** Set once there is a text to check. */
  readonly suggestions?: ActorRefFrom<typeof suggestionsMachine>;
}

export interface DeskInput {
  readonly id: string;
  /** The document was just written for the reader: suggestions wait until requested (SPEC §4). */
  readonly halted?: boolean;
  readonly preferences: Preferences;
  readonly unheard: Unheard;
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

export type DeskEvent =
  | EditorReport
  | FlowUnreachable
  | Relayed<'document', DocumentEmitted>
  | Relayed<'suggestions', SuggestionsEmitted>
  | Relayed<'panel', PanelEmitted>
  | Relayed<'download', DownloadEmitted>
  | Relayed<'tags', TagsEmitted>
  | Relayed<'lock', LockEmitted>
  | Relayed<'goal', GoalEmitted>
  | Relayed<'versions', VersionsEmitted>
  | Relayed<'record', RecordEmitted>
  | Relayed<'conflict', ConflictEmitted>
  | Relayed<'make-local', MakeLocalEmitted>
  | Relayed<'rewriting', RewritingEmitted>
  | Relayed<'citing', CitingEmitted>
  | Relayed<'references', ReferencesEmitted>
  | Relayed<'inline-citation', InlineCitationEmitted>
  | Relayed<'document-pictures', DocumentPicturesEmitted>
  | Relayed<'reference-import', ReferenceImportEmitted>
  | Relayed<'plagiarism', PlagiarismEmitted>
  | Relayed<'voice', VoiceEmitted>
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
  | { type: 'overlay.open'; name: OverlayName }
  | { type: 'overlay.close'; name: OverlayName };
