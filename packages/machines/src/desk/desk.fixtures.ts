import { canals } from '../document/text.fixtures.ts';
import { untouchedPreferences } from '../preferences/preferences.fixtures.ts';
import { defineFlow } from '../testing/flow.ts';
import { deskMachine } from './desk.machine.ts';

export const deskFlow = defineFlow(deskMachine, {
  input: { id: 'doc-canals', preferences: untouchedPreferences },
  reported: ['document.loaded', 'document.missing', 'document.moved', 'document.refused', 'document.refreshed', 'suggestions.enable.request', 'suggestions.ignoredRules.change', 'suggestions.selected', 'panel.closed', 'download.opened', 'download.closed', 'editor.pasteRefused', 'editor.nestingRefused', 'editor.recovered', 'editor.limitReached', 'editor.wordsSpent', 'preferences.change', 'overlay.dismissed', 'close'],
  samples: {
    'document.loaded': [{ content: canals.content }],
    'document.missing': [{ id: 'doc-canals' }],
    'document.moved': [{ id: 'doc-copy' }],
    'document.refused': [{ message: 'There is no room for this document.' }],
    'document.refreshed': [{ content: canals.content, title: canals.title, version: canals.version }],
    'suggestions.enable.request': [{}],
    'suggestions.ignoredRules.change': [{ rules: ['Spelling'] }],
    'suggestions.selected': [{}],
    'panel.closed': [{}],
    'download.opened': [{}],
    'download.closed': [{}],
    'editor.pasteRefused': [{}],
    'editor.nestingRefused': [{ levels: 20 }],
    'editor.recovered': [{ title: 'Canals of the north (recovered)' }],
    'editor.limitReached': [{}],
    'editor.wordsSpent': [{}],
    'preferences.change': [{ change: { suggestionsEnabled: false } }],
    'overlay.dismissed': [{ name: 'download' }],
    close: [{}],
    'xstate.done.actor.settled': [{ output: null }],
    'xstate.error.actor.settled': [{ error: new Error('The document ended.') }],
  },
  key: ({ flows, preferences }) => [flows.suggestions !== undefined, preferences],
});
