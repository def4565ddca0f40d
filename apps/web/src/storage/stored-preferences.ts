import { audiences, formalities, writingStyles } from '@octavo/contract/tool-settings';
import type { Preferences, SidebarWidth } from '@octavo/machines/preferences';
import { keep, kept } from './local-storage.ts';

/** How a preference is kept in local storage: its key and its text. */
interface Stored<Value> {
  readonly key: string;
  /** Parses a text; null where it is invalid. */
  readonly read: (text: string) => Value | null;
  readonly write: (value: Value) => string;
}

type StoredPreferences = { readonly [Name in keyof Preferences]: Stored<Preferences[Name]> };

/** The keys that SPEC §3 names are used literally. */
const stored: StoredPreferences = {
  theme: { key: 'theme', read: (text) => text, write: (theme) => theme },
  suggestionsEnabled: flag('enable_suggestions'),
  autocompleteEnabled: flag('enable_autocomplete'),
  buttonSectionsEnabled: flag('enable_button_sections'),
  wordCountShown: flag('show_word_count'),
  focusMode: flag('focus_mode'),
  typewriter: flag('typewriter_mode'),
  serifText: flag('serif_text'),
  editorAiEnabled: flag('enable_editor_ai'),
  browserModelEnabled: flag('enable_browser_model'),
  browserModelDeclined: flag('browser_model_declined'),
  listSidebar: width('sidebar_home'),
  documentSidebar: width('sidebar_document'),
  essayTourSeen: flag('hasSeenVideoToEssayButtonArrowGraphic'),
  greetingCloses: { key: 'greetingVideoCloseCount', read: countOf, write: String },
  audience: oneOf('audience', audiences),
  formality: oneOf('formality', formalities),
  writingStyle: oneOf('writing_style', writingStyles),
  ignoredRules: { key: 'ignored_rules', read: listOf, write: (rules) => JSON.stringify(rules) },
};

/** The defaults, overridden by what was chosen on this device. */
export function readPreferences(defaults: Preferences): Preferences {
  return {
    ...defaults,
    ...Object.assign({}, ...names().map((name) => readOne(name, kept(stored[name].key)))),
  };
}

/** Stores what has changed. */
export function writePreferences(change: Partial<Preferences>): void {
  for (const name of names()) writeOne(name, change);
}

/** What another window has stored under a key; null for a key that is not a preference. */
export function preferenceAt(key: string | null, text: string | null): Partial<Preferences> | null {
  const name = names().find((candidate) => stored[candidate].key === key);
  if (name === undefined) return null;
  const change = readOne(name, text);
  return Object.keys(change).length === 0 ? null : change;
}

/** Parses a list of texts; anything else counts as empty. */
export function listOf(text: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

function countOf(text: string): number | null {
  const count = Number(text);
  return Number.isInteger(count) && count >= 0 ? count : null;
}

function names(): readonly (keyof Preferences)[] {
  return Object.keys(stored) as (keyof Preferences)[];
}

function readOne(name: keyof Preferences, text: string | null): Partial<Preferences> {
  const value = text === null ? null : stored[name].read(text);
  return value === null ? {} : { [name]: value };
}

function writeOne<Name extends keyof Preferences>(name: Name, change: Partial<Preferences>): void {
  const value: Preferences[Name] | undefined = change[name];
  if (value === undefined) return;
  const entry: Stored<Preferences[Name]> = stored[name];
  keep(entry.key, entry.write(value));
}

function flag(key: string): Stored<boolean> {
  return { key, read: (text) => text !== 'false', write: String };
}

function oneOf<Value extends string>(key: string, values: readonly Value[]): Stored<Value> {
  return { key, read: (text) => values.find((value) => value === text) ?? null, write: (value) => value };
}

function width(key: string): Stored<SidebarWidth> {
  return {
    key,
    read: (text) => (text === 'expanded' || text === 'collapsed' ? text : null),
    write: String,
  };
}
