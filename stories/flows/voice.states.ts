import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  asking: { focus: 'unchanged', announced: null },
  'capturing.requesting': { focus: 'unchanged', announced: null },
  'capturing.listening': { focus: 'unchanged', announced: 'Listening: speak, or press to stop' },
  'capturing.recording': { focus: 'unchanged', announced: 'Recording: press to stop' },
  'capturing.finishing': { focus: 'unchanged', announced: 'Transcribing what you said' },
  sending: { focus: 'unchanged', announced: 'Transcribing what you said' },
  failed: { focus: 'unchanged', announced: 'Voice typing cannot be reached right now.' },
  refused: { focus: 'unchanged', announced: null },
  'unavailable.explained': {
    focus: 'dialog Voice typing is not set up',
    announced: 'Voice typing is not set up',
  },
  'unavailable.plain': { focus: 'unchanged', announced: null },
};
