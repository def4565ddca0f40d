import { canals } from '../document/text.fixtures.ts';
import { defineFlow } from '../testing/flow.ts';
import { importMachine } from './import.machine.ts';

const essay = new File(['<p>Canals</p>'], 'canals of the north.docx');
const notes = new File(['# Notes'], 'notes.md');

const whole = {
  title: canals.title,
  content: canals.content,
  pictures: [],
  facts: { words: 1204, headings: 6 },
  losses: {},
};
const partly = {
  ...whole,
  facts: { words: 4812, headings: 9, tables: 2, footnotes: 14 },
  losses: { pictures: 3, comments: 1, tracked: 12 },
};
const refused = Object.assign(new Error('The file is refused.'), { reason: 'password' });

const add = { type: 'add', files: [essay, notes] } as const;
const read = { type: 'xstate.done.actor.read', output: partly } as const;
const stored = { type: 'xstate.done.actor.store', output: { id: 'doc-canals', lostPictures: 0 } } as const;

const readNext = { type: 'xstate.done.actor.read', output: whole } as const;
const failed = { type: 'xstate.error.actor.read', error: refused } as const;

export const importFlow = defineFlow(importMachine, {
  input: undefined,
  samples: {
    add: [{ files: add.files }],
    'document.open': [{ id: 'doc-canals' }],
    stop: [{}],
    dismiss: [{}],
    'xstate.done.actor.read': [{ output: whole }],
    'xstate.error.actor.read': [{ error: refused }],
    'xstate.done.actor.store': [{ output: stored.output }],
    'xstate.error.actor.store': [{ error: new Error('There is no room for another document.') }],
  },
  paths: {
    reading: [add],
    storing: [add, read, stored, readNext],
    done: [add, read, stored, failed],
  },
  key: ({ files, waiting, file, read: text }) => [
    files.slice(0, 3).map(({ status }) => status),
    Math.min(waiting.length, 2),
    file !== null,
    text !== null,
  ],
});
