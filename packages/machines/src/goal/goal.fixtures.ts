import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { goalMachine } from './goal.machine.ts';

const known = { type: 'known', goal: 5000 } as const;
const opened = [known, { type: 'open' }, { type: 'counted', words: 4812 }] as const;

export const goalFlow = defineFlow(goalMachine, {
  input: undefined,
  reported: ['known', 'none', 'reached', 'missed', 'counted'],
  samples: {
    known: [{ goal: 5000 }, { goal: 4000 }],
    none: [{}],
    reached: [{ atOnce: false }, { atOnce: true }],
    missed: [{}],
    open: [{}],
    counted: [{ words: 4812 }],
    'draft.change': [{ words: 2500 }],
    save: [{}],
    remove: [{}],
    dismiss: [{}],
    'xstate.after.announced.goal.aim.reaching': [{}],
    'xstate.done.actor.save': [{ output: null }],
    'xstate.error.actor.save': [{ error: new CallError('unreachable', 'The server was not reached.') }],
  },
  paths: {
    'aim.ahead': [known],
    'aim.reaching': [
      { type: 'known', goal: 4800 },
      { type: 'reached', atOnce: false },
    ],
    'aim.reached': [
      { type: 'known', goal: 4800 },
      { type: 'reached', atOnce: true },
    ],
    'dialog.open.editing': [...opened],
    'dialog.open.saving': [...opened, { type: 'save' }],
  },
  key: ({ goal, isAnnounced, failure }) => [goal, isAnnounced, failure !== null],
});
