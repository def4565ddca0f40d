import type { Device } from '@octavo/contract';
import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { devicesMachine } from './devices.machine.ts';

/** A laptop, a phone, and an unidentified device. */
export const devices: readonly Device[] = [
  {
    id: 'here',
    browser: 'Firefox',
    system: 'Linux',
    signedInAt: '2026-09-14T09:30:00.000Z',
    lastUsedAt: '2026-11-20T08:00:00.000Z',
    isThis: true,
  },
  {
    id: 'phone',
    browser: 'Safari',
    system: 'iOS',
    signedInAt: '2026-11-02T16:05:00.000Z',
    lastUsedAt: '2026-11-18T21:40:00.000Z',
    isThis: false,
  },
  {
    id: 'unknown',
    browser: null,
    system: null,
    signedInAt: '2026-08-01T12:00:00.000Z',
    lastUsedAt: '2026-08-03T12:00:00.000Z',
    isThis: false,
  },
];

const unreachable = { error: new CallError('unreachable', 'The server cannot be reached.') };

export const devicesFlow = defineFlow(devicesMachine, {
  input: undefined,
  reported: ['enter'],
  samples: {
    enter: [{}],
    retry: [{}],
    end: [{ id: 'phone' }],
    'end.all': [{}],
    'xstate.done.actor.load': [{ output: devices }],
    'xstate.error.actor.load': [unreachable],
    'xstate.done.actor.end': [{}],
    'xstate.error.actor.end': [unreachable],
    'xstate.done.actor.endAll': [{}],
    'xstate.error.actor.endAll': [unreachable],
    'xstate.done.actor.leave': [{}],
    'xstate.error.actor.leave': [{ error: new Error('The page cannot be left here.') }],
  },
});
