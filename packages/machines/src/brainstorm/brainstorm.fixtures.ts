import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { brainstormMachine } from './brainstorm.machine.ts';

const stalled = { error: new CallError('model_stalled', 'The language model did not answer in time.') };
const told = { type: 'xstate.done.actor.engine', output: 'built-in' } as const;
const topic = { topic: 'Tidal power on the Douro' };
const typed = [{ type: 'open' }, { type: 'continue' }, { type: 'order.change', change: topic }] as const;
const sent = [...typed, { type: 'continue' }] as const;
const failed = { type: 'xstate.error.actor.create', ...stalled } as const;

export const brainstormFlow = defineFlow(brainstormMachine, {
  input: undefined,
  samples: {
    open: [{}],
    dismiss: [{}],
    back: [{}],
    continue: [{}],
    'order.change': [{ change: { action: 'detailed-plan' } }, { change: topic }],
    retry: [{}],
    upgrade: [{}],
    'xstate.done.actor.engine': [{ output: 'built-in' }],
    'xstate.error.actor.engine': [stalled],
    'xstate.done.actor.create': [
      { output: { id: 'doc-new', engine: 'model' } },
      { output: { id: 'doc-new', engine: 'stand-in' } },
    ],
    'xstate.error.actor.create': [stalled],
  },
  paths: {
    'page.home': [{ type: 'open' }, told],
    'page.quick-brainstorm': typed,
    'page.loading': sent,
    'page.alert': [...sent, failed],
  },
  key: ({ action, topic: about, isMissing, alert }) => [action, about !== '', isMissing, alert !== null],
});
