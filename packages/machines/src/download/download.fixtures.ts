import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { type DocumentGlance, downloadMachine } from './download.machine.ts';

const firstPage: DocumentGlance['firstPage'] = [
  { part: 'title', level: 0, text: 'The canals of Amsterdam' },
  { part: 'heading', level: 1, text: 'A city on poles' },
  { part: 'label', level: 0, text: 'Introduction' },
  {
    part: 'paragraph',
    level: 0,
    text: 'When the merchants of the Dutch Republic drew their new city in 1613, they drew water first. Three canals were to run around the old town, each wide enough for a barge to turn, and every plot along them was to have a garden that nobody might build upon.',
  },
  {
    part: 'paragraph',
    level: 0,
    text: 'The plan was a machine as much as a picture. Goods came in by the outer canals, were weighed, and left by the inner ones; rain and high tides were let out through locks that a single keeper could work.',
  },
  { part: 'picture', level: 0, text: '', ratio: 2 },
  { part: 'quote', level: 0, text: 'They built on mud as others build on rock.' },
  { part: 'item', level: 0, text: 'Herengracht, for those who governed' },
  { part: 'item', level: 0, text: 'Keizersgracht, for those who traded' },
  {
    part: 'paragraph',
    level: 0,
    text: 'What looks like order from above was argued over plot by plot. The records of the city council fill eleven volumes, and hardly a page of them is about beauty.',
  },
];

const glance: DocumentGlance = { firstPage, hasLabels: true };
const pageRead = { type: 'xstate.done.actor.glance', output: glance } as const;

export const downloadFlow = defineFlow(downloadMachine, {
  input: { id: 'doc-canals' },
  paths: {
    editing: [{ type: 'open' }, pageRead],
    preparing: [{ type: 'open' }, pageRead, { type: 'submit' }],
  },
  samples: {
    open: [{}],
    'option.change': [
      { options: { fileType: 'docx' } },
      { options: { pageSize: 'Letter', font: 'lexend' } },
      { options: { margin: 90, fontSize: 4 } },
      { options: { sectionLabels: true } },
      { options: { fileType: 'docx', comments: true } },
    ],
    submit: [{}],
    dismiss: [{}],
    'xstate.done.actor.glance': [{ output: glance }],
    'xstate.error.actor.glance': [{ error: new CallError('not_found', 'There is no such document.') }],
    'xstate.done.actor.download': [{}],
    'xstate.error.actor.download': [
      { error: new CallError('download_too_large', 'This document is too large.') },
    ],
  },
});
