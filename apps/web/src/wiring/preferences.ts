import { defaultToolSettings } from '@octavo/contract/tool-settings';
import {
  type Preferences,
  preferencesMachine,
  type PreferencesEvent,
  type StoreCommand,
} from '@octavo/machines/preferences';
import { fromCallback } from 'xstate';
import { keepInCookie } from '../storage/cookie.ts';
import { kept } from '../storage/local-storage.ts';
import { preferenceAt, readPreferences, writePreferences } from '../storage/stored-preferences.ts';

/** The script in the head has already set the page's theme before the first paint. */
export function preferencesOfDevice(): Preferences {
  const theme = document.documentElement.dataset['theme'] ?? 'light';
  const defaults: Preferences = {
    theme,
    suggestionsEnabled: true,
    autocompleteEnabled: true,
    buttonSectionsEnabled: true,
    wordCountShown: true,
    focusMode: false,
    typewriter: false,
    serifText: false,
    editorAiEnabled: true,
    browserModelEnabled: false,
    browserModelDeclined: false,
    listSidebar: 'expanded',
    documentSidebar: 'collapsed',
    ignoredRules: [],
    essayTourSeen: false,
    greetingCloses: 0,
    audience: defaultToolSettings.audience,
    formality: defaultToolSettings.formality,
    writingStyle: defaultToolSettings.writingStyle,
  };
  return { ...readPreferences(defaults), theme };
}

export const wiredPreferences = preferencesMachine.provide({
  actors: {
    store: fromCallback<StoreCommand, void, PreferencesEvent>(({ receive, sendBack }) => {
      const chosen = kept('theme');
      // Also covers readers who chose it before the cookie existed, or have lost the cookie.
      if (chosen !== null) keepInCookie('theme', chosen);
      receive(({ change }) => {
        show(change);
        if (change.theme !== undefined) keepInCookie('theme', change.theme);
        writePreferences(change);
      });
      const follow = ({ key, newValue }: StorageEvent) => {
        const change = preferenceAt(key, newValue);
        if (change === null) return;
        show(change);
        sendBack({ type: 'stored.change', change });
      };
      addEventListener('storage', follow);
      return () => removeEventListener('storage', follow);
    }),
  },
});

function show({ theme }: Partial<Preferences>): void {
  if (theme === undefined) return;
  const { dataset } = document.documentElement;
  dataset['changingTheme'] = '';
  dataset['theme'] = theme;
  // Applies the new colours before transitions are allowed again.
  void getComputedStyle(document.body).color;
  delete dataset['changingTheme'];
}
