import { citedWorks } from '../citing/works.fixtures.ts';
import { defineFlow } from '../testing/flow.ts';
import { inlineCitationMachine } from './inline-citation.machine.ts';

const place = { locator: '', prefix: '', suffix: '' };
const open = {
  type: 'open',
  citation: {
    works: [
      { ...place, reference: citedWorks[0]?.id ?? '', locator: '12–15', prefix: 'see' },
      { ...place, reference: 'gone' },
    ],
    narrative: false,
  },
  references: citedWorks,
} as const;

export const inlineCitationFlow = defineFlow(inlineCitationMachine, {
  input: undefined,
  reported: ['open'],
  samples: {
    open: [{ citation: open.citation, references: open.references }],
    'work.change': [{ index: 1, change: { reference: citedWorks[1]?.id ?? '' } }],
    'work.remove': [{ index: 1 }],
    'narrative.change': [{ narrative: true }],
    submit: [{}],
    remove: [{}],
    'reference.open': [{ id: citedWorks[0]?.id ?? '' }],
    dismiss: [{}],
  },
  paths: { editing: [open] },
  key: ({ works, narrative }) => [works.length, works[1]?.reference === 'gone', narrative],
});
