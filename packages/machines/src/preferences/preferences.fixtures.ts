import { plainVoice } from '../rewriting/rewriting.fixtures.ts';
import { defineFlow } from '../testing/flow.ts';
import { preferencesMachine } from './preferences.machine.ts';
import type { Preferences } from './preferences.types.ts';

/** The preferences of a reader who has made no choice yet. */
export const untouchedPreferences: Preferences = {
  theme: 'light',
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
  ...plainVoice,
};

export const preferencesFlow = defineFlow(preferencesMachine, {
  input: { preferences: untouchedPreferences, themes: ['light', 'dark', 'cyberpunk'] },
  reported: ['set', 'stored.change'],
  samples: {
    toggle: [
      { flag: 'suggestionsEnabled' },
      { flag: 'autocompleteEnabled' },
      { flag: 'buttonSectionsEnabled' },
      { flag: 'wordCountShown' },
      { flag: 'focusMode' },
      { flag: 'typewriter' },
      { flag: 'serifText' },
      { flag: 'editorAiEnabled' },
    ],
    'sidebar.toggle': [{ sidebar: 'listSidebar' }, { sidebar: 'documentSidebar' }],
    'theme.cycle': [{}],
    set: [{ change: { ignoredRules: ['Spelling'] } }],
    'stored.change': [{ change: { theme: 'dark' } }],
  },
});
