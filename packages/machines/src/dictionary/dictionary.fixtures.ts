import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { dictionaryMachine } from './dictionary.machine.ts';

const unreachable = { error: new CallError('unreachable', 'The server cannot be reached.') };
const kept = { words: ['Quarto', 'Moreira', 'marginalia'], ignoredRules: ['Wordiness', 'RepeatedWords'] };

export const dictionaryFlow = defineFlow(dictionaryMachine, {
  input: { inherited: [] },
  reported: ['enter', 'word.add', 'rule.ignore'],
  samples: {
    enter: [{}],
    retry: [{}],
    'word.add': [{ word: 'quarto' }],
    'word.remove': [{ word: 'Moreira' }],
    'rule.ignore': [{ rule: 'Intensifier' }],
    'rule.restore': [{ rule: 'Wordiness' }],
    'draft.change': [{ draft: 'quarto' }],
    'draft.submit': [{}],
    'xstate.done.actor.load': [{ output: kept }],
    'xstate.error.actor.load': [unreachable],
    'xstate.done.actor.save': [{ output: kept }],
    'xstate.error.actor.save': [unreachable],
  },
  key: ({ kept: { words }, changes, draft, problem }) => [words.length, changes.length > 0, draft, problem],
});
