import { defineFlow } from '../testing/flow.ts';
import { findMachine } from './find.machine.ts';

const found = { type: 'found', count: 12, at: 3 } as const;
const opened = [{ type: 'open', term: 'margin' }, found] as const;

export const findFlow = defineFlow(findMachine, {
  input: undefined,
  reported: ['found'],
  samples: {
    open: [{ term: 'margin' }, { term: '', replacing: true }],
    'search.change': [
      { change: { term: 'marigold' } },
      { change: { wholeWords: true } },
      { change: { matchCase: true } },
    ],
    'replacement.change': [{ replacement: 'edge' }],
    'replacing.toggle': [{}],
    move: [{ by: 1 }, { by: -1 }],
    replace: [{}],
    replaceAll: [{}],
    dismiss: [{}],
    found: [
      { count: 12, at: 3 },
      { count: 0, at: 0 },
      { count: 0, at: 0, replaced: 12 },
    ],
  },
  paths: {
    'open.finding': [...opened],
    'open.replacing': [...opened, { type: 'replacing.toggle' }],
  },
  key: ({ count, replaced }) => [count > 0, replaced],
});
