import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { sharedAccounts } from './accounts.fixtures.ts';
import { sharingMachine } from './sharing.machine.ts';

const unreachable = { error: new CallError('unreachable', 'The server cannot be reached.') };
const tooMany = { error: new CallError('too_many_accounts', 'There are 3 shared accounts already.') };
const open = [
  { type: 'enter' },
  { type: 'xstate.done.actor.load', output: sharedAccounts },
  { type: 'add' },
] as const;
const typed = [
  ...open,
  { type: 'name.change', name: 'Inês Duarte' },
  { type: 'code.change', code: 'tamirofulena-42' },
  { type: 'image.change', image: new File(['square'], 'ines.webp', { type: 'image/webp' }) },
] as const;

export const sharingFlow = defineFlow(sharingMachine, {
  input: undefined,
  reported: ['enter'],
  samples: {
    enter: [{}],
    retry: [{}],
    add: [{}],
    'code.change': [{ code: 'tamirofulena-42' }, { code: '' }],
    'code.generate': [{}],
    'name.change': [{ name: 'Inês Duarte' }],
    'image.change': [{ image: null }],
    submit: [{}],
    remove: [{ id: 'shared-1' }],
    confirm: [{}],
    dismiss: [{}],
    'xstate.done.actor.load': [{ output: sharedAccounts }],
    'xstate.error.actor.load': [unreachable],
    'xstate.done.actor.ask': [{ output: true }, { output: false }],
    'xstate.error.actor.ask': [unreachable],
    'xstate.done.actor.generate': [{ output: 'tamirofulena-42' }],
    'xstate.error.actor.generate': [unreachable],
    'xstate.done.actor.create': [{}],
    'xstate.error.actor.create': [tooMany],
    'xstate.done.actor.remove': [{}],
    'xstate.error.actor.remove': [unreachable],
    'xstate.after.pause.sharing.form.pausing': [{}],
  },
  paths: {
    'form.pausing': typed,
    'form.asking': [...typed, { type: 'xstate.after.pause.sharing.form.pausing' }],
    creating: [...typed, { type: 'submit' }],
  },
});
