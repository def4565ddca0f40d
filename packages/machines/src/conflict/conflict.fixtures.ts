import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { conflictMachine } from './conflict.machine.ts';

const common =
  'Birmingham stands on no great river, and until 1769 its coal came by packhorse. Ten miles of road could double the price of a load.';

const texts = {
  common,
  mine: { text: common.replace('no great river', 'no river at all'), changedAt: '2026-11-20T21:12:00.000Z' },
  theirs: { text: common.replace('Ten miles', 'Ten wet miles'), changedAt: '2026-11-20T21:09:00.000Z' },
  version: 9,
};

const unreachable = { error: new CallError('unreachable', 'The server cannot be reached.') };
const changed = { error: new CallError('version_conflict', 'The server holds a newer version.') };

export const conflictFlow = defineFlow(conflictMachine, {
  input: { id: 'doc-canals' },
  samples: {
    open: [{}],
    choose: [{ choice: 'mine' }, { choice: 'theirs' }, { choice: 'both' }],
    dismiss: [{}],
    'xstate.done.actor.load': [{ output: texts }],
    'xstate.error.actor.load': [unreachable],
    'xstate.done.actor.keepMine': [{}],
    'xstate.error.actor.keepMine': [unreachable, changed],
    'xstate.done.actor.keepTheirs': [{}],
    'xstate.error.actor.keepTheirs': [unreachable, changed],
  },
  key: ({ texts: read, failure }) => [read !== null, failure?.code],
});
