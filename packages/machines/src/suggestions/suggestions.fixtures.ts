import { defineFlow } from '../testing/flow.ts';
import { suggestions } from './list.fixtures.ts';
import { suggestionsMachine } from './suggestions.machine.ts';

/** The editor tells how much there is to read before anything was read. */
const unread = { type: 'highlights.change', items: [], checked: 0, total: 52 } as const;
const pause = { type: 'xstate.after.checkDebounce.suggestions.activity.waiting' } as const;
const clean = {
  type: 'xstate.done.actor.check',
  output: { items: [], checked: 52, total: 52 },
} as const;
const broken = {
  type: 'xstate.error.actor.check',
  error: new Error('The checker does not answer.'),
} as const;

export const suggestionsFlow = defineFlow(suggestionsMachine, {
  input: { enabled: true },
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
    'suggestion.ignoreRule': [{ rule: 'Wordiness' }],
    'suggestion.restoreRule': [{ rule: 'Wordiness' }],
    'suggestion.next': [{}],
    'suggestion.previous': [{}],
    enable: [{}],
    disable: [{}],
    retry: [{}],
    'xstate.done.actor.check': [
      { output: { items: suggestions, checked: 52, total: 52 } },
      { output: clean.output },
    ],
    'xstate.error.actor.check': [{ error: broken.error }],
    'xstate.after.checkDebounce.suggestions.activity.waiting': [{}],
  },
  ways: {
    'shown.none': [unread, pause, clean],
    'activity.waiting': [unread],
    'activity.checking': [unread, pause],
    'activity.failed': [unread, pause, broken],
  },
});
