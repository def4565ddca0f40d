import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { citedWorks } from './works.fixtures.ts';
import { citingMachine } from './citing.machine.ts';

const passage =
  'Students who take notes by hand remember the argument of a lecture better than those who type it word for word.';

export const citingFlow = defineFlow(citingMachine, {
  input: undefined,
  reported: ['open', 'gone'],
  samples: {
    open: [
      { passage, listed: ['doi:10.9783/9780812203448'] },
      { passage: ' ', listed: [] },
    ],
    gone: [{}],
    cite: [{ id: 'doi:10.1177/0956797614524581' }],
    retry: [{}],
    own: [{}],
    dismiss: [{}],
    'xstate.done.actor.find': [
      { output: { references: citedWorks, services: ['Crossref'], icons: {} } },
      { output: { references: [], services: ['Crossref'], icons: {} } },
    ],
    'xstate.error.actor.find': [
      { error: new CallError('sources_unavailable', 'The catalogues of works cannot be reached right now.') },
    ],
  },
});
