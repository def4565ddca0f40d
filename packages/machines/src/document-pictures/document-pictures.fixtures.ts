import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { documentPicturesMachine } from './document-pictures.machine.ts';

/** One colour, 96 × 128 pixels. */
const pixels = [
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAACACAMAAADDApyIAAAAA1BMVEV7Hy7uUrk6AAAACXBIWXMAAAPoAAAD6AG1e1',
  'JrAAAAI0lEQVRo3u3BgQAAAADDoPlT3+AEVQEAAAAAAAAAAAAAAHwDMIAAAaHV+PoAAAAASUVORK5CYII=',
].join('');
const bytes = Uint8Array.from(atob(pixels), (letter) => letter.codePointAt(0) ?? 0);
const margin = {
  key: 'a'.repeat(32),
  name: 'margin.png',
  source: new File([bytes], 'margin.png', { type: 'image/png' }),
};
const map = {
  key: 'b'.repeat(32),
  name: '',
  source: { documentId: 'doc-canals', pictureId: 'c'.repeat(32) },
};
const open = {
  type: 'open',
  address: `data:image/png;base64,${pixels}`,
  details: { alt: '', decorative: false, size: 'full' },
} as const;
const add = { type: 'add', pictures: [margin, map] } as const;
const failed = {
  type: 'xstate.error.actor.send',
  error: new CallError('unreachable', 'The server cannot be reached.'),
} as const;
const kept = { id: 'd'.repeat(32), width: 96, height: 128 };

export const documentPicturesFlow = defineFlow(documentPicturesMachine, {
  input: undefined,
  reported: ['add', 'gone', 'sent', 'refused', 'left-out', 'open', 'leave'],
  samples: {
    add: [{ pictures: add.pictures }],
    gone: [{ key: margin.key }],
    sent: [{ key: margin.key, share: 0.4 }],
    refused: [{ message: { name: 'pictureKindRefused' } }],
    'left-out': [{ message: { name: 'picturesLeftOut', values: { count: 2 } } }],
    open: [{ address: open.address, details: open.details }],
    retry: [{ key: margin.key }],
    'give-up': [{ key: margin.key }],
    'alt.change': [{ alt: 'A hand that points at a line' }],
    'decorative.change': [{ decorative: true }],
    'size.change': [{ size: 'half' }],
    submit: [{}],
    remove: [{}],
    dismiss: [{}],
    leave: [{}],
    'xstate.done.actor.send': [{ output: kept }],
    'xstate.error.actor.send': [{ error: failed.error }],
  },
  paths: {
    // A failed picture stays until it is sent again or cancelled.
    'adding.idle': [{ type: 'add', pictures: [margin] }, failed],
    'adding.sending': [add, { type: 'sent', key: margin.key, share: 0.4 }],
    'card.open': [open],
  },
  key: ({ pending, alt, decorative, size }) => [
    pending.slice(0, 3).map(({ key, status }) => [key, status]),
    alt,
    decorative,
    size,
  ],
});
