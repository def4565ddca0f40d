import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { paletteMachine } from './palette.machine.ts';

const commands = [
  { id: 'askAi', name: 'Ask the AI', group: 'AI Operations', keys: ['Ctrl', 'J'] },
  { id: 'bold', name: 'Bold', group: 'Text Formatting', keys: ['Ctrl', 'B'] },
  { id: 'bulletList', name: 'Bulleted list', group: 'Block Operations', keys: ['Ctrl', 'Shift', '8'] },
  { id: 'goHome', name: 'Pages', group: 'Navigation', keys: ['Ctrl', 'Alt', 'H'] },
  { id: 'download', name: 'Download', group: 'Tools', keys: ['Ctrl', 'Alt', 'D'] },
];

export const paletteFlow = defineFlow(paletteMachine, {
  input: undefined,
  samples: {
    open: [{}],
    'search.change': [{ search: 'b' }, { search: 'nothing so called' }],
    point: [{ id: 'bulletList' }],
    choose: [{}],
    dismiss: [{}],
    'xstate.done.actor.list': [{ output: commands }],
    'xstate.error.actor.list': [{ error: new CallError('unreachable', 'The server cannot be reached.') }],
    'xstate.error.actor.perform': [{ error: new Error('Something went wrong.') }],
    'xstate.done.actor.perform': [{ output: true }, { output: false }],
  },
});
