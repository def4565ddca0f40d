import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { downloadMachine } from './download.machine.ts';

export const downloadFlow = defineFlow(downloadMachine, {
  input: { id: 'doc-canals' },
  samples: {
    open: [{}],
    'option.change': [
      { options: { fileType: 'docx' } },
      { options: { pageSize: 'Letter', font: 'lexend' } },
      { options: { margin: 90, fontSize: 4 } },
    ],
    submit: [{}],
    dismiss: [{}],
    'xstate.done.actor.download': [{}],
    'xstate.error.actor.download': [
      { error: new CallError('download_too_large', 'This document is too large.') },
    ],
  },
});
