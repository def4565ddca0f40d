import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { pictureMachine } from './picture.machine.ts';

/** One colour, 96 × 128 pixels. */
const pixels = [
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAACACAMAAADDApyIAAAAA1BMVEV7Hy7uUrk6AAAACXBIWXMAAAPoAAAD6AG1e1',
  'JrAAAAI0lEQVRo3u3BgQAAAADDoPlT3+AEVQEAAAAAAAAAAAAAAHwDMIAAAaHV+PoAAAAASUVORK5CYII=',
].join('');
const bytes = Uint8Array.from(atob(pixels), (letter) => letter.codePointAt(0) ?? 0);
const portrait = new File([bytes], 'ines.png', { type: 'image/png' });
const area = { x: 0, y: 0, width: 1, height: 1 };
const unreachable = { error: new CallError('unreachable', 'The server cannot be reached.') };

export const pictureFlow = defineFlow(pictureMachine, {
  input: undefined,
  samples: {
    choose: [
      { file: portrait, purpose: 'profile' },
      { file: portrait, purpose: 'share' },
    ],
    'area.change': [{ area }],
    unreadable: [{}],
    confirm: [{}],
    dismiss: [{}],
    remove: [{}],
    'xstate.done.actor.cut': [{ output: portrait }],
    'xstate.error.actor.cut': [{ error: new Error('The picture cannot be drawn.') }],
    'xstate.done.actor.send': [{}],
    'xstate.error.actor.send': [unreachable],
    'xstate.done.actor.remove': [{}],
    'xstate.error.actor.remove': [unreachable],
  },
  key: ({ file, area: shown, purpose }) => [file !== null, shown !== null, purpose],
});
