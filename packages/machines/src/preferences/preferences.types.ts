import type { Voice } from '../rewriting/rewriting.types.ts';

export type SidebarWidth = 'expanded' | 'collapsed';

/** What the user has chosen on this device (SPEC §3 local storage keys). */
export interface Preferences extends Voice {
  /** The name of a theme. */
  readonly theme: string;
  readonly suggestionsEnabled: boolean;
  /** Whether continuations are offered while writing. */
  readonly autocompleteEnabled: boolean;
  readonly buttonSectionsEnabled: boolean;
  readonly wordCountShown: boolean;
  /** Hides everything but the text, and dims all but the paragraph at the caret. */
  readonly focusMode: boolean;
  /** Keeps the line of the caret at a fixed height in the window. */
  readonly typewriter: boolean;
  /** Sets documents in the serif font in themes that use a mono font. */
  readonly serifText: boolean;
  /** Whether the editor offers AI writing. */
  readonly editorAiEnabled: boolean;
  /** Whether the browser's own model may write where the server has none. */
  readonly browserModelEnabled: boolean;
  /** The card's offer of that model was put off; the account page still has it. */
  readonly browserModelDeclined: boolean;
  /** Separate widths: the page of a document needs the room, a list can spare it. */
  readonly listSidebar: SidebarWidth;
  readonly documentSidebar: SidebarWidth;
  readonly ignoredRules: readonly string[];
  /** The arrow to the new-essay button has been followed once. */
  readonly essayTourSeen: boolean;
  /** How many times the greeting video was closed. */
  readonly greetingCloses: number;
}

/** The boolean preferences. */
export type Flag = {
  [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never;
}[keyof Preferences];

export interface PreferencesInput {
  readonly preferences: Preferences;
  /** Every theme, in the order of the theme button. */
  readonly themes: readonly string[];
}

export type PreferencesEvent =
  | { type: 'toggle'; flag: Flag }
  | { type: 'sidebar.toggle'; sidebar: 'listSidebar' | 'documentSidebar' }
  | { type: 'theme.cycle' }
  | { type: 'set'; change: Partial<Preferences> }
  /** Another window has made a change. */
  | { type: 'stored.change'; change: Partial<Preferences> };

export type PreferencesEmitted = { type: 'change'; change: Partial<Preferences> };

/** To the store: show and persist a change. */
export type StoreCommand = { type: 'write'; change: Partial<Preferences> };
