import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { samplesMachine } from './samples.machine.ts';
import type { SampleEssay, Samples } from './samples.types.ts';

const begun = [
  {
    category: 'History',
    subCategory: 'Cultural Revolutions',
    type: 'argumentative',
    title: 'Why we still write in the margins',
    paragraphs: [
      'A reader with a pencil is never quite alone. Long before the comment box, people answered books in the only space that was left to them, and what they wrote there was seldom polite.',
      'The margin is where reading turns into writing. Whoever puts a question mark beside a sentence has begun an essay.',
    ],
  },
  {
    category: 'Technology',
    subCategory: 'Renewable Energy',
    type: 'classic',
    title: 'Tidal power on the Douro: what the river allows',
    paragraphs: [
      'Between Crestuma and the sea the Douro rises and falls twice a day. Whoever wants to take power from that movement has to ask first what the river authority measures.',
    ],
  },
  {
    category: 'Environment',
    subCategory: 'Urban Green Spaces',
    type: 'compare and contrast',
    title: 'Two cities, one summer',
    paragraphs: [
      'Both cities have planted about as many trees in ten years, and yet only one of them has become cooler. The difference lies in where the trees stand, and for whom.',
    ],
  },
  {
    category: 'Literature',
    subCategory: 'Modernist Poetry',
    type: 'critique',
    title: 'Notes on Pessoa’s heteronyms',
    paragraphs: [
      'Caeiro denies depth, Reis denies desire, Campos denies nothing. Read side by side, the three are less a crowd than an argument that one man had with himself for twenty years.',
    ],
  },
] as const;

const total = 30;

const essays: readonly SampleEssay[] = Array.from({ length: total }, (_, at) => {
  const essay = begun[at % begun.length] ?? begun[0];
  return { ...essay, id: `sample-${at + 1}` };
});

export const samples: Samples = { essays, language: 'en' };

export const samplesFlow = defineFlow(samplesMachine, {
  input: undefined,
  reported: ['enter'],
  samples: {
    enter: [{}],
    open: [{ id: 'sample-1' }],
    step: [{ by: 1 }, { by: -1 }],
    write: [{}],
    dismiss: [{}],
    'xstate.done.actor.load': [{ output: samples }],
    'xstate.error.actor.load': [{ error: new CallError('unreachable', 'The server was not reached.') }],
  },
  key: ({ essays: shown }) => shown.length,
});
