import type { LookUpServices, PlagiarismResult } from '@octavo/contract';
import { defineFlow } from '../testing/flow.ts';
import { CheckProblem } from './check-problem.ts';
import { plagiarismMachine } from './plagiarism.machine.ts';

const place = (title: string, rest: Partial<PlagiarismResult>): PlagiarismResult => ({
  title,
  link: 'https://en.wikipedia.org/wiki/Marginalia',
  displayLink: 'en.wikipedia.org',
  snippet: 'People answered books where they stood, and the books kept the answers.',
  icon: '',
  isOwn: false,
  share: 0.07,
  yours: [
    { text: 'Long before the comment box, ', isSame: false },
    { text: 'people answered books where they stood', isSame: true },
  ],
  theirs: [
    { text: 'In the years of print, ', isSame: false },
    { text: 'people answered books where they stood', isSame: true },
  ],
  ...rest,
});

const results = [
  place('Marginalia', {}),
  place('Notes for HIST 204', { isOwn: true, share: 0.12, link: '/app/document/d2', displayLink: '' }),
];

const services: LookUpServices = { citations: ['Crossref'], plagiarism: [], searchesWeb: true, icons: false };

interface Told {
  readonly type: 'xstate.done.actor.services';
  readonly output: LookUpServices;
}

const told: Told = { type: 'xstate.done.actor.services', output: services };

export const plagiarismFlow = defineFlow(plagiarismMachine, {
  input: undefined,
  samples: {
    check: [{}],
    stop: [{}],
    upgrade: [{}],
    show: [{ link: 'https://en.wikipedia.org/wiki/Marginalia' }],
    cite: [{ link: 'https://en.wikipedia.org/wiki/Marginalia' }],
    dismiss: [{}],
    'xstate.done.actor.services': [{ output: services }],
    'xstate.error.actor.services': [{ error: new Error('The server was not reached.') }],
    'xstate.done.actor.check': [{ output: { results, sent: 0 } }, { output: { results: [], sent: 0 } }],
    'xstate.error.actor.check': [{ error: new CheckProblem({ kind: 'empty' }) }],
  },
  paths: {
    idle: [told],
  },
});
