import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { documentMachine } from './document.machine.ts';
import { canals } from './text.fixtures.ts';

const loaded = {
  type: 'xstate.done.actor.load',
  output: { document: canals, unsaved: false },
} as const;

export const documentFlow = defineFlow(documentMachine, {
  input: { id: canals.id },
  reported: [
    'edit',
    'title.change',
    'saving.disable',
    'saving.enable',
    'aiBlock.open',
    'aiBlock.close',
    'online',
    'offline',
    'flush',
    'page.shown',
    'reload',
    'conflict.keepMine',
  ],
  samples: {
    edit: [{}],
    'title.change': [{ title: 'how the canals remade Birmingham' }],
    'saving.disable': [{}],
    'saving.enable': [{}],
    'aiBlock.open': [{}],
    'aiBlock.close': [{}],
    online: [{}],
    offline: [{}],
    retry: [{}],
    flush: [{}],
    'page.shown': [{}],
    reload: [{}],
    'conflict.keepBoth': [{}],
    'conflict.keepMine': [{ version: 9 }],
    'xstate.done.actor.load': [
      { output: loaded.output },
      { output: { document: canals, unsaved: true } },
      { output: { document: { ...canals, encryption: true }, unsaved: false } },
    ],
    'xstate.error.actor.load': [
      { error: new CallError('not_found', 'There is no such document.') },
      { error: new CallError('unreachable', 'The server cannot be reached.') },
    ],
    'xstate.done.actor.refresh': [{ output: canals }, { output: { ...canals, version: 9 } }],
    'xstate.error.actor.refresh': [{ error: new CallError('unreachable', 'The server cannot be reached.') }],
    'xstate.done.actor.save': [{ output: { version: 8, savedAt: '2026-11-21T09:30:00.000Z' } }],
    'xstate.error.actor.save': [
      { error: new CallError('internal', 'The server could not store the document.') },
      { error: new CallError('body_too_large', 'The document is larger than 2 MB and cannot be saved.') },
      { error: new CallError('unreachable', 'The server cannot be reached.') },
      { error: new CallError('version_conflict', 'The server holds a newer version of this document.') },
    ],
    'xstate.done.actor.keepBoth': [{ output: { id: 'doc-canals-copy', version: 1 } }],
    'xstate.error.actor.keepBoth': [{ error: new CallError('internal', 'The copy could not be made.') }],
    'xstate.after.autosave.document.work.pending': [{}],
    'xstate.after.backOff.document.work.unsaved': [{}],
    'xstate.after.reconnect.document.work.offline': [{}],
    'xstate.after.syncSuccess.document.sync.success': [{}],
  },
  paths: { 'sync.idle': [loaded] },
  key: ({
    online,
    encrypted,
    savingDisabled,
    aiBlocks,
    again,
    replacesOther,
    lastSave,
    failure,
    refusals,
    reported,
  }) => [
    online,
    encrypted || savingDisabled || aiBlocks > 0,
    again,
    replacesOther,
    lastSave,
    failure?.code,
    refusals > 0,
    reported !== null,
  ],
});
