import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { suggestions } from './list.fixtures.ts';
import { suggestionsMachine } from './suggestions.machine.ts';

/** The editor reports the number of paragraphs before anything has been checked. */
const unread = { type: 'highlights.change', items: [], checked: 0, total: 52 } as const;
const pause = { type: 'xstate.after.checkDebounce.suggestions.activity.waiting' } as const;
const clean = {
  type: 'xstate.done.actor.check',
  output: { items: [], checked: 52, total: 52 },
} as const;
const broken = {
  type: 'xstate.error.actor.check',
  error: new CallError('unreachable', 'The server cannot be reached.'),
} as const;

export const suggestionsFlow = defineFlow(suggestionsMachine, {
  input: { enabled: true },
  reported: ['document.change', 'highlights.change', 'online', 'enable', 'disable', 'ignoreList.change'],
  samples: {
    'document.change': [{}],
    'highlights.change': [
      { items: suggestions, checked: 41, total: 52 },
      { items: suggestions.slice(1), checked: 42, total: 52 },
      { items: [], checked: 52, total: 52 },
    ],
    'suggestion.select': [{ id: 's-an-university' }, { id: null }],
    'suggestion.apply': [{ id: 's-recieved' }, { id: 's-in-order-to', replacement: 'so as to' }],
    'suggestion.applyAll': [{}],
    'suggestion.ignore': [{ id: 's-very' }],
    'suggestion.ignoreWord': [{ word: 'recieved' }],
    'suggestion.addWord': [{ word: 'recieved' }],
    'ignoreList.change': [
      { words: [], ignoredRules: ['Wordiness'] },
      { words: [], ignoredRules: [] },
    ],
    'suggestion.ignoreRule': [{ rule: 'Wordiness' }],
    'suggestion.restoreRule': [{ rule: 'Wordiness' }],
    'suggestion.next': [{}],
    'suggestion.previous': [{}],
    'suggestion.leave': [{}],
    online: [{}],
    'enable.request': [{}],
    enable: [{}],
    disable: [{}],
    retry: [{}],
    'xstate.done.actor.check': [
      { output: { items: suggestions, checked: 52, total: 52 } },
      { output: clean.output },
    ],
    'xstate.error.actor.check': [{ error: broken.error }],
    'xstate.after.checkDebounce.suggestions.activity.waiting': [{}],
    'xstate.after.recheck.suggestions.activity.failed': [{}],
  },
  paths: {
    'shown.none': [unread, pause, clean],
    'activity.waiting': [unread],
    'activity.checking': [unread, pause],
    'activity.failed': [unread, pause, broken],
  },
});
