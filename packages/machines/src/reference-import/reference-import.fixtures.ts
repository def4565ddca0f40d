import { citedWorks } from '../citing/works.fixtures.ts';
import { defineFlow } from '../testing/flow.ts';
import { referenceImportMachine } from './reference-import.machine.ts';

const text = '@book{sherman2008, title = {Used books}}';
const file = new File([text], 'reading.bib');
const open = { type: 'open', listed: citedWorks.slice(0, 1) } as const;
const partly = {
  references: citedWorks.slice(1),
  skipped: [
    { part: '@article{mueller2014, title = {The pen is mightier than the keyboard}}', reason: 'listed' },
    { part: '@book{broken, title = {No end', reason: 'damaged' },
  ],
} as const;
const nothing = { references: [], skipped: [{ part: 'just words', reason: 'damaged' }] } as const;
const read = { type: 'xstate.done.actor.read', output: partly } as const;
const tooLarge = Object.assign(new Error('The file is refused.'), { reason: 'tooLarge' });

export const referenceImportFlow = defineFlow(referenceImportMachine, {
  input: undefined,
  samples: {
    open: [{ listed: open.listed }],
    'text.change': [{ text }],
    'file.choose': [{ file }],
    submit: [{}],
    stop: [{}],
    again: [{}],
    dismiss: [{}],
    'xstate.done.actor.read': [
      { output: partly },
      { output: nothing },
      { output: { references: [], skipped: [] } },
    ],
    'xstate.error.actor.read': [{ error: new Error('Out of memory') }, { error: tooLarge }],
  },
  paths: {
    reading: [open, { type: 'text.change', text }, { type: 'submit' }],
    reported: [open, { type: 'text.change', text }, { type: 'submit' }, read],
  },
  key: ({ text: typed, file: chosen, imported, problem }) => [
    typed !== '',
    chosen !== null,
    imported === null ? null : imported.references.length > 0,
    problem,
  ],
});
