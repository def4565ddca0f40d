import { defineFlow } from '../testing/flow.ts';
import { aiCardMachine } from './ai-card.machine.ts';
import { paraphrase, secondParaphrase, selection, summary } from './text.fixtures.ts';

const start = { type: 'action.choose', action: 'summarize' } as const;
const written = (text: string) =>
  [
    { type: 'version.chunk', text },
    { type: 'version.done', engine: 'built-in', call: 'call-1' },
  ] as const;

const broken = {
  type: 'version.fail',
  message: 'The answer broke off before it was complete.',
  code: 'broken',
  call: 'call-1',
} as const;

export const aiCardFlow = defineFlow(aiCardMachine, {
  input: {
    kind: 'text',
    title: 'How the canals changed Birmingham',
    text: `Ten miles of road could double the price of a load. ${selection} The rents followed.`,
    selection,
  },
  reported: ['version.chunk', 'version.done', 'version.fail'],
  samples: {
    'prompt.change': [{ prompt: 'Say it for readers of twelve' }],
    'prompt.submit': [{}],
    'action.choose': [{ action: 'summarize' }, { action: 'changeTone', tone: 'Friendly' }],
    'version.choose': [{ index: 0 }, { index: 1 }, { index: 2 }],
    'view.change': [{ view: 'changes' }, { view: 'clean' }],
    accept: [{}],
    cancel: [{}],
    retry: [{}, { writer: 'browser' }],
    'xstate.done.actor.writer': [{ output: 'built-in' }, { output: 'browser' }],
    'xstate.error.actor.writer': [{ error: new Error('The server was not reached.') }],
    'xstate.done.actor.charge': [{ output: 12 }, { output: null }],
    'xstate.error.actor.charge': [{ error: new Error('The server was not reached.') }],
    'version.chunk': [{ text: summary }, { text: ' ' }],
    'version.done': [
      { engine: 'built-in', call: 'call-1' },
      { engine: 'model', call: 'call-1' },
      { engine: 'browser', call: null },
    ],
    'version.fail': [
      { message: 'API request failed with status 502', code: 'model_unavailable', call: null },
      broken,
      { message: 'The AI words of today are used up.', code: 'limit_reached', call: null },
    ],
  },
  paths: {
    first: [start, { type: 'version.chunk', text: summary.slice(0, 38) }],
    second: [start, ...written(summary), { type: 'version.chunk', text: paraphrase.slice(0, 52) }],
    third: [start, ...written(summary), ...written(paraphrase)],
    settling: [start, ...written(summary), { type: 'version.chunk', text: paraphrase.slice(0, 52) }, broken],
    results: [start, ...written(summary), ...written(paraphrase), ...written(secondParaphrase)],
  },
  // The text only grows, so it matters only whether there is any.
  key: ({ action, prompt, versions, chosen, isKept, failure, charge, writer }) => [
    writer,
    isKept,
    failure?.code,
    charge,
    action,
    prompt !== '',
    versions.map(({ status, text, code }) => [status, text !== '', code]),
    chosen,
  ],
});
