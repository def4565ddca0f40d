import { defineFlow } from '../testing/flow.ts';
import { notificationsMachine } from './notifications.machine.ts';

const refused = { message: { text: 'This document is not yours any more.' } } as const;
const missing = { toast: { kind: 'note', message: { name: 'documentMissing' } } } as const;

export const notificationsFlow = defineFlow(notificationsMachine, {
  input: undefined,
  reported: ['alert.show', 'toast.show'],
  samples: {
    'alert.show': [refused, { message: { name: 'pasteRefused' } }],
    'alert.dismiss': [{}],
    'toast.show': [missing, { toast: { kind: 'limit' } }],
    'toast.hold': [{}],
    'toast.release': [{}],
    'toast.dismiss': [{}],
    'toast.upgrade': [{}],
    'toast.undo': [{ id: 'doc-canals' }],
    'xstate.done.actor.pause': [{ output: undefined }],
    'xstate.error.actor.pause': [{ error: new Error('Not fetched') }],
    'xstate.after.dismiss.notifications.toast.shown': [{}],
  },
});
