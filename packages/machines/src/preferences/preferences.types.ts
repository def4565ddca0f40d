import type { Voice } from '../rewriting/rewriting.types.ts';

export type SidebarWidth = 'expanded' | 'collapsed';

/** What a reader has chosen on this device (SPEC §3 local storage keys). */
export interface Preferences extends Voice {
  /** The name of a theme. */
  readonly theme: string;
  readonly suggestionsEnabled: boolean;
  /** Whether what could come next is offered while one writes. */
  readonly autocompleteEnabled: boolean;
  readonly buttonSectionsEnabled: boolean;
  readonly wordCountShown: boolean;
  /** Everything but the text goes away, and of the text all but the paragraph at the caret is dimmed. */
  readonly focusMode: boolean;
  /** The line of the caret stays at one height of the window. */
  readonly typewriter: boolean;
  /** Documents are set in the serif where the theme has a mono face for them. */
  readonly serifText: boolean;
  /** Whether the editor offers what the model writes. */
  readonly editorAiEnabled: boolean;
  /** The page one writes on wants the room; the list can spare it. */
  readonly listSidebar: SidebarWidth;
  readonly documentSidebar: SidebarWidth;
  readonly ignoredRules: readonly string[];
  /** The arrow to the new essay has been followed once. */
  readonly essayTourSeen: boolean;
  /** How often the greeting video was closed. */
  readonly greetingCloses: number;
}

/** The preferences that are on or off. */
export type Flag = {
  [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never;
}[keyof Preferences];

export interface PreferencesInput {
  readonly preferences: Preferences;
  /** Every theme in the order of the theme button. */
  readonly themes: readonly string[];
}

export type PreferencesEvent =
  | { type: 'toggle'; flag: Flag }
  | { type: 'sidebar.toggle'; sidebar: 'listSidebar' | 'documentSidebar' }
  | { type: 'theme.cycle' }
  | { type: 'set'; change: Partial<Preferences> }
  /** Another window has chosen. */
  | { type: 'stored.change'; change: Partial<Preferences> };

export type PreferencesEmitted = { type: 'change'; change: Partial<Preferences> };

/** To whatever keeps them: show and keep what has changed. */
export type StoreCommand = { type: 'write'; change: Partial<Preferences> };
