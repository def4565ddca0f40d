import { defineFlow } from '../testing/flow.ts';
import { browserModelMachine } from './browser-model.machine.ts';

const enter = { type: 'enter' } as const;
const offered = {
  type: 'xstate.done.actor.find',
  output: { availability: 'downloadable', isOn: false },
} as const;

export const browserModelFlow = defineFlow(browserModelMachine, {
  input: undefined,
  reported: ['enter', 'progress', 'prepared', 'refused'],
  samples: {
    enter: [{}],
    'switch.on': [{}],
    'switch.off': [{}],
    stop: [{}],
    retry: [{}],
    progress: [{ loaded: 0.37 }, { loaded: 1 }],
    prepared: [{}],
    refused: [{ why: 'network' }, { why: 'activation' }, { why: 'unsupported' }, { why: 'unknown' }],
    'xstate.done.actor.find': [
      { output: { availability: 'missing', isOn: false } },
      { output: { availability: 'unavailable', isOn: false } },
      { output: { availability: 'downloadable', isOn: false } },
      { output: { availability: 'downloading', isOn: true } },
      { output: { availability: 'available', isOn: false } },
      { output: { availability: 'available', isOn: true } },
    ],
    'xstate.error.actor.find': [{ error: new Error('The browser could not say.') }],
  },
  paths: {
    'preparing.downloading': [enter, offered, { type: 'switch.on' }, { type: 'progress', loaded: 0.37 }],
  },
  key: ({ failure, isPrepared }) => [failure, isPrepared],
});
