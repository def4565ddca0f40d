import { citedWorks } from '../citing/works.fixtures.ts';
import { defineFlow } from '../testing/flow.ts';
import { listing } from './listing.fixtures.ts';
import { referencesMachine } from './references.machine.ts';

const listed = { type: 'listed', listing } as const;
const filled = { title: 'Used books', authors: 'Sherman, W. H.', year: '2008', doi: '10.9783/9780812203448' };

export const referencesFlow = defineFlow(referencesMachine, {
  input: undefined,
  reported: ['listed', 'import'],
  samples: {
    listed: [{ listing }],
    'style.change': [{ style: 'IEEE' }],
    'form.open': [{}, { id: 'own:1' }],
    'form.change': [{ change: filled }, { change: { title: '' } }],
    lookUp: [{}],
    submit: [{}],
    remove: [{ id: 'own:1' }],
    export: [{ format: 'bibtex' }],
    cite: [{ id: 'own:1' }],
    'missing.open': [{}],
    import: [{ references: citedWorks }],
    dismiss: [{}],
    'xstate.done.actor.lookUp': [{ output: citedWorks[1] ?? null }, { output: null }],
    'xstate.error.actor.lookUp': [{ error: new Error('The catalogues cannot be reached.') }],
  },
  paths: {
    listing: [listed],
    editing: [listed, { type: 'form.open' }],
    lookingUp: [listed, { type: 'form.open' }, { type: 'form.change', change: filled }, { type: 'lookUp' }],
  },
  key: ({ listing: list, draft, problem, isUnknown }) => [
    list !== null,
    draft.doi !== '',
    problem,
    isUnknown,
  ],
});
